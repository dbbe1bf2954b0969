import type { Order } from '@store/api-client/contract/orders'
import type { OrderGift } from './OrderGift.ts'

/** The fields of an order on a gift receipt: no price, no address, no order summary. */
export interface GiftReceiptOrder extends Pick<Order, 'id' | 'number' | 'senderName' | 'message'> {
  /** Name of the receiver, without title. */
  readonly receiverName: string
  /** The gifts without prices. */
  readonly gifts: readonly OrderGift[]
}
