export { cardHi as productCardMessages } from '@store/pdp/card'
