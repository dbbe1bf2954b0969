export { invoiceBn as invoicePageMessages } from '@store/account/messages/bn'
