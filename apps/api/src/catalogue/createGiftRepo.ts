import type { GiftFilters } from '@store/api-client/contract/catalogue'
import { giftsPerPage } from '@store/api-client/contract/rules/giftLimits'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { categories } from '../db/schema/categories.ts'
import { products } from '../db/schema/products.ts'
import { searchables } from '../db/schema/searchables.ts'
import {
  countFacets,
  type FacetCount,
  type FacetCounts,
  readFacetCounts,
  readMenuCounts,
} from './countFacets.ts'
import { toFilterConditions } from './giftFilters.ts'
import { type ListedProduct, listedProductColumns } from './ListedProduct.ts'

/** The set of gifts to search. */
export interface GiftSearchScope {
  /** Id of a category; without it, all gifts with a page. */
  readonly category?: string | undefined
  /** A condition that the gifts must match, such as a search text. */
  readonly matches?: SQL | undefined
  /** The condition that the gifts can be delivered to the location. */
  readonly deliverable?: SQL | undefined
}

/** Filters, sort order and page number of a gift list. */
export interface GiftListQuery {
  readonly scope: GiftSearchScope
  readonly filters: GiftFilters
  readonly order: readonly SQL[]
  /** Number of the page, starting at 1. */
  readonly page: number
}

/** A page of gifts with their facets. */
export interface GiftResultPage {
  readonly products: readonly ListedProduct[]
  readonly total: number
  readonly values: readonly FacetCount[]
  /** Lowest and highest price in paise; null if there is no gift. */
  readonly prices: { readonly from: number; readonly to: number } | null
}

/** Creates the repository for pages of gifts and their facets. */
export const createGiftRepo = (db: Database) => {
  const selectPrices = (which: SQL | undefined) =>
    db
      .select({ price: products.price })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .leftJoin(searchables, eq(searchables.nid, products.nid))
      .where(which)

  const page = ({ scope, filters, order, page }: GiftListQuery): Promise<ListedProduct[]> =>
    giftPageQuery(db, toCondition(scope, toFilterConditions(filters)), order, page)

  // Reads the lowest or highest price; an index sorts the gifts of each category by price.
  const priceAt = async (which: SQL | undefined, order: SQL): Promise<number | null> => {
    const [found] = await selectPrices(which).orderBy(order).limit(1)
    return found?.price ?? null
  }

  /** Counts a category without reading its gifts. */
  const countCategory = async ({ category }: GiftSearchScope, filters: GiftFilters): Promise<FacetCounts> => {
    const which = toCondition({ category }, toFilterConditions(filters))
    const [counts, from, to] = await Promise.all([
      readFacetCounts(db, category, filters),
      priceAt(which, asc(products.price)),
      priceAt(which, desc(products.price)),
    ])
    return { ...counts, from, to }
  }

  return {
    page,

    /** Returns the number of gifts. */
    count: (scope: GiftSearchScope): Promise<number> =>
      db.$count(selectPrices(toCondition(scope)).as('gifts')),

    async find(wish: GiftListQuery): Promise<GiftResultPage> {
      const { scope, filters } = wish
      const isWhole = scope.matches === undefined && scope.deliverable === undefined
      const hasPrice = filters.priceFrom !== undefined || filters.priceTo !== undefined
      const [found, { total, values, from, to }] = await Promise.all([
        page(wish),
        isWhole && !hasPrice ? countCategory(scope, filters) : countFacets(db, toCondition(scope), filters),
      ])
      return { products: found, total, values, prices: from === null || to === null ? null : { from, to } }
    },

    /** Returns the facet values of every category's gifts with their counts. */
    valuesByCategory: () => readMenuCounts(db),
  }
}

const toCondition = (
  { category, matches, deliverable }: GiftSearchScope,
  filters: readonly (SQL | undefined)[] = [],
): SQL | undefined =>
  and(category === undefined ? undefined : eq(products.category, category), matches, deliverable, ...filters)

/** Returns the query for a page of gifts; exported so that a test can check its query plan. */
export const giftPageQuery = (db: Database, which: SQL | undefined, order: readonly SQL[], page: number) =>
  db
    .select(listedProductColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category))
    .leftJoin(searchables, eq(searchables.nid, products.nid))
    .where(which)
    .orderBy(...order)
    .limit(giftsPerPage)
    .offset((page - 1) * giftsPerPage)

/** The repository for pages of gifts. */
export type GiftRepo = ReturnType<typeof createGiftRepo>
