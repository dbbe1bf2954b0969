export { cardHi as productCardMessages } from '@store/pdp/messages/hi/card'
