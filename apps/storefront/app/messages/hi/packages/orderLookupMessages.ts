export { lookupHi as orderLookupMessages } from '@store/account/messages/hi'
