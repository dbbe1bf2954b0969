export { orderLookupBn as orderLookupMessages } from '@store/account/messages/bn'
