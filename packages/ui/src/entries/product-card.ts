export { ProductCard, type ProductCardProps } from '../ProductCard/ProductCard.tsx'
