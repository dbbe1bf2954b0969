export { accountAreaBn as accountAreaMessages } from '@store/account/messages/bn'
