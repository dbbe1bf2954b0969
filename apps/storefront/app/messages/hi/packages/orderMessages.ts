export { orderHi as orderMessages } from '@store/account/messages/hi'
