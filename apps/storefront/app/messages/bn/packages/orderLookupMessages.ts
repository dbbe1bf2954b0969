export { lookupBn as orderLookupMessages } from '@store/account/messages/bn'
