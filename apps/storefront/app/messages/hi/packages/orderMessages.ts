export { orderPageHi as orderMessages } from '@store/account/messages/hi'
