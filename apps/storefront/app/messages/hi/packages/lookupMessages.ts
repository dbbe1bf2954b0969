export { lookupHi as lookupMessages } from '@store/account/messages/hi'
