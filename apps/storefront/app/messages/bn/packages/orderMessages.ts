export { orderPageBn as orderMessages } from '@store/account/messages/bn'
