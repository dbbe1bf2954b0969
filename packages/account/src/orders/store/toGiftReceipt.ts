import type { Order } from '@store/api-client/contract/orders'
import type { GiftReceiptOrder } from './GiftReceiptOrder.ts'

/** Takes of an order what a gift receipt shows; its prices do not even reach the page. */
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
