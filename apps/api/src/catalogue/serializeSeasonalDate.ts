import { type CalendarDate, toDayMonthYear } from '@store/api-client/contract/date'
import type { ProductRow } from '../db/schema/products.ts'
import { getUpcomingDates } from './getUpcomingDates.ts'

/** Days before the date when the season begins. */
const seasonDays = 30

/**
 * Serializes the preselected date of a product page in the season (specification 2, section 3); none outside the
 * season.
 */
export function serializeSeasonalDate({ facts }: Pick<ProductRow, 'facts'>, today: CalendarDate) {
  const monthDay = facts?.delivery?.valentineDay
  const [day] = monthDay === undefined ? [] : getUpcomingDates([monthDay], today, seasonDays)
  return {
    displayValentineField: day === undefined ? (0 as const) : (1 as const),
    valentineDate: day === undefined ? null : toDayMonthYear(day),
  }
}
