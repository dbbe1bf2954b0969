export { invoiceHi as invoicePageMessages } from '@store/account/messages/hi'
