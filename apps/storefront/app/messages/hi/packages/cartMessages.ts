export { hi as cartMessages } from '@store/cart/messages/hi'
