import type { GiftSortOrder } from '@store/api-client/contract/catalogue'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { categories } from '../db/schema/categories.ts'
import { products } from '../db/schema/products.ts'
import { searchables } from '../db/schema/searchables.ts'

// What cannot be had stands last, and the number last of all: so no gift is on two pages, or on none.
const had = sql`${products.stock} > 0 desc`
const liked = [desc(products.reviews), sql`${products.rating} desc nulls last`]
const number = asc(products.nid)

/** Each order a shopper can choose. */
export const giftOrderings: Readonly<Record<GiftSortOrder, readonly SQL[]>> = {
  bestSellers: [had, ...liked, number],
  cheapest: [asc(products.price), number],
  dearest: [desc(products.price), number],
  newest: [sql`${searchables.addedOn} desc nulls last`, number],
  rating: [sql`${products.rating} desc nulls last`, desc(products.reviews), number],
}

/** As the shop shows them. */
export const defaultOrdering: readonly SQL[] = [asc(categories.position), asc(products.position), number]

// A word of the text counts a twentieth of one of the name; a name that has all of the words comes first.
const weights = sql`'{0.05, 0.2, 0.4, 1}'::float4[]`

/** The best match first; of matches that are about as good, what more shoppers like. */
export const relevanceOrdering = (query: SQL): readonly SQL[] => [
  had,
  sql`round((ts_rank(${weights}, ${searchables.search}, ${query}, 1) * 20)::numeric, 0) desc`,
  ...liked,
  number,
]
