import type { FacetId, GiftFilters } from '@store/api-client/contract/catalogue'
import { giftsPerPage } from '@store/api-client/contract/rules/giftLimits'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { categories } from '../db/schema/categories.ts'
import { products } from '../db/schema/products.ts'
import { facetValues, searchables } from '../db/schema/searchables.ts'
import { type FilterKey, facetColumns, toFilterConditions } from './giftFilters.ts'
import { type ListedProduct, listedColumns } from './ListedProduct.ts'

/** The set of gifts to search. */
export interface GiftScope {
  /** Id of a category; without it, all gifts with a page. */
  readonly category?: string | undefined
  /** A condition that they must match, such as a search text. */
  readonly matches?: SQL | undefined
  /** The condition that they can be delivered to the location. */
  readonly deliverable?: SQL | undefined
}

/** Filters, sort order and page number of a gift list. */
export interface GiftListQuery {
  readonly scope: GiftScope
  readonly filters: GiftFilters
  readonly order: readonly SQL[]
  /** Starts at 1. */
  readonly page: number
}

/** A value of a facet with the number of its gifts. */
export interface FacetCount {
  readonly facet: FacetId
  readonly id: string
  readonly title: string
  readonly count: number
}

/** A page of gifts with their facets. */
export interface GiftResultPage {
  readonly products: readonly ListedProduct[]
  readonly total: number
  readonly values: readonly FacetCount[]
  /** Paise; null if there is no gift. */
  readonly prices: { readonly from: number; readonly to: number } | null
}

/** Creates the repository for pages of gifts and their facets. */
export const createGiftRepo = (db: Database) => {
  const isWanted = (
    { category, matches, deliverable }: GiftScope,
    filters: GiftFilters,
    except?: FilterKey,
  ) =>
    and(
      category === undefined ? undefined : eq(products.category, category),
      matches,
      deliverable,
      ...toFilterConditions(filters, except),
    )

  const page = ({ scope, filters, order, page }: GiftListQuery): Promise<ListedProduct[]> =>
    giftPageQuery(db, isWanted(scope, filters), order, page)

  const count = (scope: GiftScope, filters: GiftFilters, except?: FilterKey) =>
    db
      .select({
        total: sql`count(*)`.mapWith(Number),
        from: sql<number | null>`min(${products.price})`,
        to: sql<number | null>`max(${products.price})`,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .leftJoin(searchables, eq(searchables.nid, products.nid))
      .where(isWanted(scope, filters, except))

  // A facet is counted without its own selected values, because another value can be added.
  const valuesOf = (facet: FacetId, scope: GiftScope, filters: GiftFilters): Promise<FacetCount[]> =>
    db
      .select({
        facet: sql<FacetId>`${facetValues.facet}`,
        ...{ id: facetValues.id, title: facetValues.title },
        count: sql`count(*)`.mapWith(Number),
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .innerJoin(searchables, eq(searchables.nid, products.nid))
      .innerJoin(
        facetValues,
        and(eq(facetValues.facet, facet), sql`${facetValues.id} = any(${facetColumns[facet]})`),
      )
      .where(isWanted(scope, filters, facet))
      .groupBy(facetValues.facet, facetValues.id)
      .orderBy(asc(facetValues.position))

  return {
    page,

    /** Returns the number of gifts that match the filters. */
    count: async (scope: GiftScope, filters: GiftFilters = {}): Promise<number> =>
      (await count(scope, filters))[0]?.total ?? 0,

    async find(wish: GiftListQuery): Promise<GiftResultPage> {
      const { scope, filters } = wish
      const hasPrice = filters.priceFrom !== undefined || filters.priceTo !== undefined
      const [found, [counted], [priced], ...values] = await Promise.all([
        page(wish),
        count(scope, filters),
        hasPrice ? count(scope, filters, 'price') : [],
        valuesOf('occasion', scope, filters),
        valuesOf('flavour', scope, filters),
        valuesOf('colour', scope, filters),
      ])
      // Without a price filter, both counts are the same.
      const { from = null, to = null } = (hasPrice ? priced : counted) ?? {}
      return {
        products: found,
        total: counted?.total ?? 0,
        values: values.flat(),
        prices: from === null || to === null ? null : { from, to },
      }
    },

    /** Returns the facet values of every category's gifts with their counts. */
    valuesByCategory: (): Promise<(FacetCount & { readonly category: string })[]> =>
      db
        .select({
          category: products.category,
          facet: sql<FacetId>`${facetValues.facet}`,
          ...{ id: facetValues.id, title: facetValues.title },
          count: sql`count(*)`.mapWith(Number),
        })
        .from(products)
        .innerJoin(searchables, eq(searchables.nid, products.nid))
        .innerJoin(facetValues, isOfProduct)
        .groupBy(products.category, facetValues.facet, facetValues.id)
        .orderBy(sql`count(*) desc`, asc(facetValues.position)),
  }
}

const isOfProduct = sql`${facetValues.id} = any(case ${facetValues.facet}
  when 'occasion' then ${searchables.occasions}
  when 'flavour' then ${searchables.flavours}
  else ${searchables.colours} end)`

/** Returns the query for a page of gifts; exported so that a test can check its query plan. */
export const giftPageQuery = (db: Database, which: SQL | undefined, order: readonly SQL[], page: number) =>
  db
    .select(listedColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category))
    .leftJoin(searchables, eq(searchables.nid, products.nid))
    .where(which)
    .orderBy(...order)
    .limit(giftsPerPage)
    .offset((page - 1) * giftsPerPage)

/** The repository for pages of gifts. */
export type GiftRepo = ReturnType<typeof createGiftRepo>
