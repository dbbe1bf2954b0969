export { accountAreaHi as accountAreaMessages } from '@store/account/messages/hi'
