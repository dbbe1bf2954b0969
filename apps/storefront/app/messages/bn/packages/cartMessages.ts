export { bn as cartMessages } from '@store/cart/messages/bn'
