import type { Outcome } from '../problem/index.ts'
import type { ProductId } from '../wire/index.ts'
import type { AddOnGroup, AddOnsQuestion } from './getAddOns.ts'
import type { BestSellers } from './getBestSellers.ts'
import type { Category, CategoryQuestion } from './getCategory.ts'
import type { Home } from './getHome.ts'
import type { Menu } from './getMenus.ts'
import type { Occasion } from './getOccasions.ts'
import type { ProductPage } from './getProductPage.ts'
import type { ReviewsQuestion } from './getReviews.ts'
import type { Rewards } from './getRewards.ts'
import type { ServerTime } from './getServerTime.ts'
import type { ProductCard } from './ProductCard.ts'
import type { ReviewsPage } from './ReviewsPage.ts'
import type { SearchPage, SearchQuestion } from './searchGifts.ts'
import type { GiftSuggestion } from './suggestGifts.ts'

/** The catalogue calls as a client offers them. */
export interface CatalogueClient {
  readonly home: () => Promise<Outcome<Home>>
  /** Menus of the header. */
  readonly menus: () => Promise<Outcome<readonly Menu[]>>
  /** A page of a category. */
  readonly category: (question: CategoryQuestion) => Promise<Outcome<Category>>
  /** A page of gifts that fit a text. */
  readonly search: (question: SearchQuestion) => Promise<Outcome<SearchPage>>
  /** What a shopper who types may mean; nothing below 2 characters. */
  readonly suggest: (request: { readonly text: string }) => Promise<Outcome<readonly GiftSuggestion[]>>
  readonly productPage: (address: {
    readonly type: string
    readonly slug: string
  }) => Promise<Outcome<ProductPage>>
  /** What an empty cart leads to. */
  readonly bestSellers: () => Promise<Outcome<BestSellers>>
  /** What else a shopper of a product may like. */
  readonly recommended: (request: {
    readonly productId: ProductId
  }) => Promise<Outcome<readonly ProductCard[]>>
  /** Products by their numbers, in their order; those that are sold no more are left out. */
  readonly cards: (request: { readonly ids: readonly number[] }) => Promise<Outcome<readonly ProductCard[]>>
  /** A page of what shoppers said. */
  readonly reviews: (question: ReviewsQuestion) => Promise<Outcome<ReviewsPage>>
  /** What could go along with a gift. */
  readonly addOns: (question: AddOnsQuestion) => Promise<Outcome<readonly AddOnGroup[]>>
  /** The occasions of a greeting card. */
  readonly occasions: () => Promise<Outcome<readonly Occasion[]>>
  /** What time it is in India. */
  readonly serverTime: () => Promise<Outcome<ServerTime>>
  /** The points of who is signed in. */
  readonly rewards: () => Promise<Outcome<Rewards>>
}
