import type { Outcome } from '../problem/index.ts'
import type { BestSellers } from './getBestSellers.ts'
import type { Category } from './getCategory.ts'
import type { Home } from './getHome.ts'
import type { ProductPage } from './getProductPage.ts'

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
}
