import type { FacetId, GiftFilters } from '@store/api-client/contract/catalogue'
import { facetIds } from '@store/api-client/contract/rules/giftLimits'
import { and, type Column, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { products } from '../db/schema/products.ts'
import { searchables } from '../db/schema/searchables.ts'

/** The columns of the facets. */
const facetColumns = {
  occasion: searchables.occasions,
  flavour: searchables.flavours,
  colour: searchables.colours,
} as const satisfies Readonly<Record<FacetId, Column>>

const paisePerRupee = 100

/**
 * Returns the condition of the selected values of a facet; `undefined` if none is selected.
 *
 * @param column The column with the facet's values. @default that of `searchables`
 */
export function toFacetCondition(
  filters: GiftFilters,
  facet: FacetId,
  column: SQLWrapper = facetColumns[facet],
): SQL | undefined {
  const values = filters[facet] ?? []
  return values.length === 0 ? undefined : sql`${column} && ${sql.param([...values], facetColumns[facet])}`
}

/** Returns the condition of the selected prices; `undefined` if none is selected. */
export const toPriceCondition = ({ priceFrom, priceTo }: GiftFilters): SQL | undefined =>
  and(
    priceFrom === undefined ? undefined : gte(products.price, priceFrom * paisePerRupee),
    priceTo === undefined ? undefined : lte(products.price, priceTo * paisePerRupee),
  )

/** Returns the conditions of the selected facets and prices. */
export const toFilterConditions = (filters: GiftFilters): readonly (SQL | undefined)[] => [
  ...facetIds.map((facet) => toFacetCondition(filters, facet)),
  toPriceCondition(filters),
]
