export { cardBn as productCardMessages } from '@store/pdp/messages/bn/card'
