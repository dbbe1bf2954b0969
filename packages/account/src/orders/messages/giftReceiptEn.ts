import type { GiftReceiptMessages } from './GiftReceiptMessages.ts'
import { giftsEn } from './giftsEn.ts'

/** Messages of the gift receipt in English. */
export const giftReceiptEn: GiftReceiptMessages = {
  heading: 'A gift for you',
  forName: (name) => `For ${name}`,
  from: (senderName) => `From ${senderName}`,
  card: 'The message',
  gifts: 'Gifts',
  gift: giftsEn,
  orderNumber: 'Order number',
  help: 'Something wrong? Give us this number and we’ll help.',
  print: 'Print',
  back: 'Back to the order',
}
