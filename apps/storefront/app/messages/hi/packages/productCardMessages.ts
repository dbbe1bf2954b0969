export { productCardHi as productCardMessages } from '@store/pdp/messages/hi/card'
