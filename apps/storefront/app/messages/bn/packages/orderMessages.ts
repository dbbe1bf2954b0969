export { orderBn as orderMessages } from '@store/account/messages/bn'
