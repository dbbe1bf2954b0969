export { receiptHi as giftReceiptPageMessages } from '@store/account/messages/hi'
