export {
  type ProductCardTextOptions,
  toProductCardProps,
} from './components/ProductRow/toProductCardProps.ts'
// Here too, so that a page of cards loads no other messages.
export { cardHi } from './messages/cardHi.ts'
export type { ProductCardMessages } from './messages/ProductCardMessages.ts'
