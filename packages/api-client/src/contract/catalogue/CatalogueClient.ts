import type { Outcome } from '../problem/index.ts'
import type { Category } from './getCategory.ts'
import type { ProductPage } from './getProductPage.ts'
import type { Shelf } from './listHome.ts'

/** The catalogue calls as a client offers them. */
export interface CatalogueClient {
  readonly home: () => Promise<Outcome<readonly Shelf[]>>
  /** A category by the last part of its address. */
  readonly category: (slug: string) => Promise<Outcome<Category>>
  readonly productPage: (address: {
    readonly type: string
    readonly slug: string
  }) => Promise<Outcome<ProductPage>>
}
