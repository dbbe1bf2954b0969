import type { Paise } from '@store/api-client/contract/money'

/** Analytics events of the receiver step; they contain no data of the receiver. */
export type ReceiverEvent = {
  readonly kind: 'orderPlaced'
  readonly orderId: string
  readonly total: Paise
}
