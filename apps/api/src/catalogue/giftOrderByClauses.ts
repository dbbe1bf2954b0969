import type { GiftSortOrder } from '@store/api-client/contract/catalogue'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { products } from '../db/schema/products.ts'
import { searchables } from '../db/schema/searchables.ts'

// Out-of-stock gifts are last. The number breaks ties, so that no gift is on two pages or on none.
const had = sql`${products.stock} > 0 desc`
const liked = [desc(products.reviews), sql`${products.rating} desc nulls last`]
const number = asc(products.nid)

/** The `ORDER BY` terms of each sort order. */
export const giftOrderByClauses: Readonly<Record<GiftSortOrder, readonly SQL[]>> = {
  bestSellers: [had, ...liked, number],
  cheapest: [asc(products.price), number],
  dearest: [desc(products.price), number],
  newest: [sql`${searchables.addedOn} desc nulls last`, number],
  rating: [sql`${products.rating} desc nulls last`, desc(products.reviews), number],
}

/** The shop's own order within a category. An index has this order, so that a page reads only its own products. */
export const categoryOrderByClauses: readonly SQL[] = [asc(products.position), number]

// A word in the text counts a twentieth of a word in the name; a name with all words ranks first.
const weights = sql`'{0.05, 0.2, 0.4, 1}'::float4[]`

/** Best match first; equal matches are sorted by popularity. */
export const relevanceOrdering = (query: SQL): readonly SQL[] => [
  had,
  sql`round((ts_rank(${weights}, ${searchables.search}, ${query}, 1) * 20)::numeric, 0) desc`,
  ...liked,
  number,
]

/** The order of an array of product numbers, with out-of-stock gifts last. */
export const orderByArrayPosition = (nids: SQL): readonly SQL[] => [
  had,
  sql`array_position(${nids}, ${products.nid})`,
  number,
]
