import type { Order } from '@store/api-client/contract/orders'
import type { GiftReceiptOrder } from './GiftReceiptOrder.ts'

/** Picks the fields of an order that a gift receipt shows, so that the page does not even contain the prices. */
export const toGiftReceipt = ({
  id,
  number,
  senderName,
  message,
  receiver,
  lines,
}: Order): GiftReceiptOrder => ({
  ...{ id, number, senderName, message },
  receiverName: receiver.fullName,
  gifts: lines.map(({ price: _, productId: __, ...gift }) => gift),
})
