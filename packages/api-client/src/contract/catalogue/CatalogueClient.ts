import type { Outcome } from '../problem/index.ts'
import type { ProductId } from '../wire/index.ts'
import type { BestSellers } from './getBestSellers.ts'
import type { Category } from './getCategory.ts'
import type { Home } from './getHome.ts'
import type { ProductPage } from './getProductPage.ts'
import type { ReviewsQuestion } from './getReviews.ts'
import type { Rewards } from './getRewards.ts'
import type { ServerTime } from './getServerTime.ts'
import type { ProductCard } from './ProductCard.ts'
import type { ReviewsPage } from './ReviewsPage.ts'

/** The catalogue calls as a client offers them. */
export interface CatalogueClient {
  readonly home: () => Promise<Outcome<Home>>
  /** A category by the last part of its address. */
  readonly category: (slug: string) => Promise<Outcome<Category>>
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
  /** What time it is in India. */
  readonly serverTime: () => Promise<Outcome<ServerTime>>
  /** The points of who is signed in. */
  readonly rewards: () => Promise<Outcome<Rewards>>
}
