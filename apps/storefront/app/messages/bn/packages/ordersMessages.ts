export { ordersBn as ordersMessages } from '@store/account/messages/bn'
