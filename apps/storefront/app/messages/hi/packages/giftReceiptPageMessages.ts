export { giftReceiptHi as giftReceiptPageMessages } from '@store/account/messages/hi'
