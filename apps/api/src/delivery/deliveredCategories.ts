import { earliestDelivery } from '@store/api-client/contract/rules/earliestDelivery'
import type { WayOfDelivery } from '../catalogue/createCatalogueRepo.ts'
import type { CategoryRow } from '../db/schema/categories.ts'
import type { ServedCity } from './ServedPlace.ts'

/** The categories of which something is delivered in a city, in the shop's order. */
export const deliveredCategories = (
  categories: readonly CategoryRow[],
  ways: readonly WayOfDelivery[],
  place: ServedCity,
  now: Date,
): readonly CategoryRow[] =>
  categories.filter(({ id }) =>
    ways.some((way) => way.category === id && earliestDelivery(way, place, now) !== undefined),
  )
