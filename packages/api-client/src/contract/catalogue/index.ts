import { getBestSellers } from './getBestSellers.ts'
import { getCards } from './getCards.ts'
import { getCategory } from './getCategory.ts'
import { getHome } from './getHome.ts'
import { getProductPage } from './getProductPage.ts'
import { getRecommended } from './getRecommended.ts'
import { getReviews } from './getReviews.ts'
import { getRewards } from './getRewards.ts'
import { getServerTime } from './getServerTime.ts'

export type { ReviewOrder } from '../rules/reviewOrders.ts'
export { type ProductId, type ProductPicture, toProductId } from '../wire/index.ts'
export type { Banner } from './Banner.ts'
export type { CatalogueClient } from './CatalogueClient.ts'
export type { CategoryTile } from './CategoryTile.ts'
export type { ComboGift } from './ComboGift.ts'
export type { DeliveryPromise } from './DeliveryPromise.ts'
export { type BestSellers, getBestSellers } from './getBestSellers.ts'
export { getCards } from './getCards.ts'
export { type Category, getCategory } from './getCategory.ts'
export { getHome, type Home, type Shelf } from './getHome.ts'
export { getProductPage, type ProductPage } from './getProductPage.ts'
export { getRecommended } from './getRecommended.ts'
export { getReviews, type ReviewsQuestion } from './getReviews.ts'
export { getRewards, type Rewards } from './getRewards.ts'
export { getServerTime, type ServerTime } from './getServerTime.ts'
export type { KeyPoint } from './KeyPoint.ts'
export type { Offer } from './Offer.ts'
export type { Crumb, Egg, Product } from './Product.ts'
export type { AttributeOption, ProductAttribute } from './ProductAttribute.ts'
export type { ProductCard } from './ProductCard.ts'
export type { ProductDelivery } from './ProductDelivery.ts'
export type { PageLink, WhySection } from './ProductFoot.ts'
export type { FilmFile, ProductVideo } from './ProductVideo.ts'
export type { ListedReview, Review } from './Review.ts'
export {
  type ReviewedProduct,
  type ReviewsPage,
  reviewsPerPage,
} from './ReviewsPage.ts'
export type { Variant, VariantGroup } from './VariantGroup.ts'

/** Every catalogue call that is answered the same for everyone. */
export const catalogueCalls = {
  home: getHome,
  category: getCategory,
  productPage: getProductPage,
  bestSellers: getBestSellers,
  recommended: getRecommended,
  cards: getCards,
  reviews: getReviews,
} as const

/** What a product's page asks while it is seen; never kept by a cache. */
export const viewingCalls = { serverTime: getServerTime, rewards: getRewards } as const
