export { receiptBn as giftReceiptPageMessages } from '@store/account/messages/bn'
