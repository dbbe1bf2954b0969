export { lookupBn as lookupMessages } from '@store/account/messages/bn'
