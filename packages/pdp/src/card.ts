export {
  type ProductCardTextOptions,
  toProductCardProps,
} from './components/ProductRow/toProductCardProps.ts'
export type { ProductCardMessages } from './messages/ProductCardMessages.ts'
