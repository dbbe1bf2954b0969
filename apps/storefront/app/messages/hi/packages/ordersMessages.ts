export { ordersHi as ordersMessages } from '@store/account/messages/hi'
