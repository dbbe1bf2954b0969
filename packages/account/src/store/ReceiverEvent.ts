import type { Paise } from '@store/api-client/contract/money'

/** What the receiver step reports to analytics; nothing of the receiver is in it. */
export type ReceiverEvent = {
  readonly kind: 'orderPlaced'
  readonly orderId: string
  readonly total: Paise
}
