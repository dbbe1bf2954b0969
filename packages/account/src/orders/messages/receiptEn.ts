import { giftsEn } from './giftsEn.ts'
import type { ReceiptMessages } from './ReceiptMessages.ts'

/** The gift receipt in English. */
export const receiptEn: ReceiptMessages = {
  heading: 'A gift for you',
  forName: (name) => `For ${name}`,
  from: (senderName) => `From ${senderName}`,
  card: 'The message',
  gifts: 'What is inside',
  gift: giftsEn,
  orderNumber: 'Order number',
  help: 'Something is not as it should be? Tell us this number and we will help.',
  print: 'Print',
  back: 'Back to the order',
}
