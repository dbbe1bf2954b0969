export { giftReceiptBn as giftReceiptPageMessages } from '@store/account/messages/bn'
