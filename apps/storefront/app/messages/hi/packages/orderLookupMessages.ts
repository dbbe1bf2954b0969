export { orderLookupHi as orderLookupMessages } from '@store/account/messages/hi'
