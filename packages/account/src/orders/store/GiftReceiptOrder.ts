import type { Order } from '@store/api-client/contract/orders'
import type { OrderGift } from './OrderGift.ts'

/** What a gift receipt shows of an order: no price, no address, no bill. */
export interface GiftReceiptOrder extends Pick<Order, 'id' | 'number' | 'senderName' | 'message'> {
  /** Who gets the gift, without title. */
  readonly receiverName: string
  /** The gifts without prices. */
  readonly gifts: readonly OrderGift[]
}
