import { findEarliestDelivery } from '@store/api-client/contract/rules/findEarliestDelivery'
import type { CategoryDeliveryMethod } from '../catalogue/index.ts'
import type { CategoryRow } from '../db/schema/categories.ts'
import type { ServiceableCity } from './ServiceableLocation.ts'

/** Returns the categories with a product that is delivered in a city, in the shop's order. */
export const findDeliverableCategories = (
  categories: readonly CategoryRow[],
  ways: readonly CategoryDeliveryMethod[],
  place: ServiceableCity,
  now: Date,
): readonly CategoryRow[] =>
  categories.filter(({ id }) =>
    ways.some((way) => way.category === id && findEarliestDelivery(way, place, now) !== undefined),
  )
