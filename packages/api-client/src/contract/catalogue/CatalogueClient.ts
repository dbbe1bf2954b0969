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

/** The catalogue calls as a client offers them. */
export interface CatalogueClient {
  readonly home: () => Promise<Result<Home>>
  /** Menus of the header. */
  readonly menus: () => Promise<Result<readonly Menu[]>>
  /** A page of a category. */
  readonly category: (question: CategoryQuery) => Promise<Result<Category>>
  /** A page of gifts that fit a text. */
  readonly search: (question: SearchQuery) => Promise<Result<SearchPage>>
  /** What a shopper who types may mean; nothing below 2 characters. */
  readonly suggest: (request: { readonly text: string }) => Promise<Result<readonly GiftSuggestion[]>>
  readonly productPage: (address: {
    readonly type: string
    readonly slug: string
  }) => Promise<Result<ProductPage>>
  /** What an empty cart leads to. */
  readonly bestSellers: () => Promise<Result<BestSellers>>
  /** What else a shopper of a product may like. */
  readonly recommended: (request: {
    readonly productId: ProductId
  }) => Promise<Result<readonly ProductCard[]>>
  /** Products by their numbers, in their order; those that are sold no more are left out. */
  readonly cards: (request: { readonly ids: readonly number[] }) => Promise<Result<readonly ProductCard[]>>
  /** A page of what shoppers said. */
  readonly reviews: (question: ReviewsQuery) => Promise<Result<ReviewsPage>>
  /** What could go along with a gift. */
  readonly addOns: (question: AddOnsQuery) => Promise<Result<readonly AddOnGroup[]>>
  /** The occasions of a greeting card. */
  readonly occasions: () => Promise<Result<readonly Occasion[]>>
  /** What time it is in India. */
  readonly serverTime: () => Promise<Result<ServerTime>>
  /** The points of who is signed in. */
  readonly rewards: () => Promise<Result<Rewards>>
}
