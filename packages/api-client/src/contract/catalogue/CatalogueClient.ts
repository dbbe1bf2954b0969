import type { Result } from '../problem/index.ts'
import type { ProductId } from '../wire/index.ts'
import type { AddOnGroup, AddOnsQuery } from './getAddOns.ts'
import type { BestSellers } from './getBestSellers.ts'
import type { Category, CategoryQuery } from './getCategory.ts'
import type { Home } from './getHome.ts'
import type { Menu } from './getMenus.ts'
import type { Occasion } from './getOccasions.ts'
import type { ProductPage } from './getProductPage.ts'
import type { ReviewsQuery } from './getReviews.ts'
import type { Rewards } from './getRewards.ts'
import type { ServerTime } from './getServerTime.ts'
import type { ProductCard } from './ProductCard.ts'
import type { ReviewsPage } from './ReviewsPage.ts'
import type { SearchPage, SearchQuery } from './searchGifts.ts'
import type { GiftSuggestion } from './suggestGifts.ts'

/** Client methods for the catalogue. */
export interface CatalogueClient {
  readonly home: () => Promise<Result<Home>>
  /** Menus of the header. */
  readonly menus: () => Promise<Result<readonly Menu[]>>
  /** A page of a category's gifts. */
  readonly category: (question: CategoryQuery) => Promise<Result<Category>>
  /** A page of gifts that match a text. */
  readonly search: (question: SearchQuery) => Promise<Result<SearchPage>>
  /** Suggestions for a typed text; none below 2 characters. */
  readonly suggest: (request: { readonly text: string }) => Promise<Result<readonly GiftSuggestion[]>>
  readonly productPage: (address: {
    readonly type: string
    readonly slug: string
  }) => Promise<Result<ProductPage>>
  /** Content of an empty cart. */
  readonly bestSellers: () => Promise<Result<BestSellers>>
  /** Recommendations for the shoppers of a product. */
  readonly recommended: (request: {
    readonly productId: ProductId
  }) => Promise<Result<readonly ProductCard[]>>
  /** Products by id, in the order given; discontinued ones are left out. */
  readonly cards: (request: { readonly ids: readonly number[] }) => Promise<Result<readonly ProductCard[]>>
  /** A page of reviews. */
  readonly reviews: (question: ReviewsQuery) => Promise<Result<ReviewsPage>>
  /** Add-ons for a gift. */
  readonly addOns: (question: AddOnsQuery) => Promise<Result<readonly AddOnGroup[]>>
  /** The occasions of a greeting card. */
  readonly occasions: () => Promise<Result<readonly Occasion[]>>
  /** The current time in India. */
  readonly serverTime: () => Promise<Result<ServerTime>>
  /** The signed-in user's points. */
  readonly rewards: () => Promise<Result<Rewards>>
}
