import { getBestSellers } from './getBestSellers.ts'
import { getCards } from './getCards.ts'
import { getCategory } from './getCategory.ts'
import { getHome } from './getHome.ts'
import { getProductPage } from './getProductPage.ts'
import { getRecommended } from './getRecommended.ts'

export { type ProductId, type ProductPicture, toProductId } from '../wire/index.ts'
export type { Banner } from './Banner.ts'
export type { CatalogueClient } from './CatalogueClient.ts'
export type { CategoryTile } from './CategoryTile.ts'
export { type BestSellers, getBestSellers } from './getBestSellers.ts'
export { getCards } from './getCards.ts'
export { type Category, getCategory } from './getCategory.ts'
export { getHome, type Home, type Shelf } from './getHome.ts'
export { getProductPage, type ProductPage } from './getProductPage.ts'
export { getRecommended } from './getRecommended.ts'
export type { Offer } from './Offer.ts'
export type { Crumb, Egg, Product } from './Product.ts'
export type { AttributeOption, ProductAttribute } from './ProductAttribute.ts'
export type { ProductCard } from './ProductCard.ts'
export type { ProductDelivery } from './ProductDelivery.ts'
export type { ProductVideo } from './ProductVideo.ts'
export type { Review } from './Review.ts'
export type { Variant, VariantGroup } from './VariantGroup.ts'

/** Every catalogue call. */
export const catalogueCalls = {
  home: getHome,
  category: getCategory,
  productPage: getProductPage,
  bestSellers: getBestSellers,
  recommended: getRecommended,
  cards: getCards,
} as const
