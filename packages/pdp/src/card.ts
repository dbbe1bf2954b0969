export { ProductCard, type ProductCardProps } from './components/ProductCard/ProductCard.tsx'
export type { ProductCardMessages } from './messages/ProductCardMessages.ts'
