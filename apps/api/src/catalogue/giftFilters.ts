import type { FacetId, GiftFilters } from '@store/api-client/contract/catalogue'
import { arrayOverlaps, type Column, gte, lte, type SQL } from 'drizzle-orm'
import { products } from '../db/schema/products.ts'
import { searchables } from '../db/schema/searchables.ts'

/** The columns of the facets. */
export const facetColumns = {
  occasion: searchables.occasions,
  flavour: searchables.flavours,
  colour: searchables.colours,
} as const satisfies Readonly<Record<FacetId, Column>>

/** The keys of filters; the values of a facet are counted without its own filter. */
export type FilterKey = FacetId | 'price'

const paisePerRupee = 100

/** Returns the conditions of the selected facets and prices, optionally without one of them. */
export const toFilterConditions = (
  filters: GiftFilters,
  except?: FilterKey,
): readonly (SQL | undefined)[] => {
  const { priceFrom, priceTo } = filters
  const chosen = (facet: FacetId) => {
    const values = filters[facet] ?? []
    return facet === except || values.length === 0
      ? undefined
      : arrayOverlaps(facetColumns[facet], [...values])
  }
  return [
    chosen('occasion'),
    chosen('flavour'),
    chosen('colour'),
    except === 'price' || priceFrom === undefined
      ? undefined
      : gte(products.price, priceFrom * paisePerRupee),
    except === 'price' || priceTo === undefined ? undefined : lte(products.price, priceTo * paisePerRupee),
  ]
}
