export { productCardBn as productCardMessages } from '@store/pdp/messages/bn/card'
