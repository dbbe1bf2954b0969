import { getCategory } from './getCategory.ts'
import { getProductPage } from './getProductPage.ts'
import { listHome } from './listHome.ts'

export { type ProductId, type ProductPicture, toProductId } from '../wire/index.ts'
export type { CatalogueClient } from './CatalogueClient.ts'
export { type Category, getCategory } from './getCategory.ts'
export { getProductPage, type ProductPage } from './getProductPage.ts'
export { listHome, type Shelf } from './listHome.ts'
export type { Crumb, Egg, Product } from './Product.ts'
export type { ProductCard } from './ProductCard.ts'

/** Every catalogue call. */
export const catalogueCalls = {
  home: listHome,
  category: getCategory,
  productPage: getProductPage,
} as const
