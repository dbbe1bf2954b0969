export type { FacetId } from '../rules/giftLimits.ts'
export type { GiftSortOrder } from '../rules/giftSortOrders.ts'
export type { ReviewSortOrder } from '../rules/reviewSortOrders.ts'
export { type ProductId, type ProductPicture, toProductId } from '../wire/index.ts'
export type { Banner } from './Banner.ts'
export type { BreadcrumbItem } from './BreadcrumbItem.ts'
export type { CategoryTile } from './CategoryTile.ts'
export type { ComboGift } from './ComboGift.ts'
export { type CatalogueClient, catalogueCalls } from './catalogueCalls.ts'
export type { DeliveryPromise } from './DeliveryPromise.ts'
export type { GiftFilters, GiftListQuery, ParsedGiftListQuery } from './GiftListQuery.ts'
export type { Facet, FacetValue, GiftResultsPage, RequestedLocation } from './GiftResultsPage.ts'
export {
  type AddOnBundleItem,
  type AddOnGroup,
  type AddOnItem,
  type AddOnsQuery,
  getAddOns,
} from './getAddOns.ts'
export { type BestSellers, getBestSellers } from './getBestSellers.ts'
export { type Category, type CategoryQuery, getCategory } from './getCategory.ts'
export { getHome, type HomePageContent, type HomeProductRow } from './getHome.ts'
export { getMenus, type Menu, type MenuLink } from './getMenus.ts'
export { getMobileAppPage } from './getMobileAppPage.ts'
export { getOccasions, type Occasion } from './getOccasions.ts'
export { getProductCards } from './getProductCards.ts'
export { getProductPage, type ProductPage } from './getProductPage.ts'
export { getRecommended } from './getRecommended.ts'
export { getReviews, type ReviewsQuery } from './getReviews.ts'
export { getRewardPoints, type RewardPointsInfo } from './getRewardPoints.ts'
export { getServerTime, type ServerTime } from './getServerTime.ts'
export type { KeyPoint } from './KeyPoint.ts'
export type { Offer } from './Offer.ts'
export type { DesignTemplate, PersonalisationOptions } from './PersonalisationOptions.ts'
export type { EggContent, Product } from './Product.ts'
export type { AttributeOption, ProductAttribute } from './ProductAttribute.ts'
export type { ProductCard } from './ProductCard.ts'
export type { ProductDelivery } from './ProductDelivery.ts'
export type { BenefitsSection, ProductFooterLink } from './ProductFooter.ts'
export type { ProductVideo, VideoFile } from './ProductVideo.ts'
export type { Review, ReviewWithProductLink } from './Review.ts'
export {
  type ReviewedProduct,
  type ReviewsPage,
  reviewsPerPage,
} from './ReviewsPage.ts'
export { type SearchPage, type SearchQuery, searchGifts } from './searchGifts.ts'
export { type GiftSuggestion, suggestGifts } from './suggestGifts.ts'
export type { Variant, VariantGroup } from './VariantGroup.ts'
