import type { CalendarDate } from '@store/api-client/contract/date'
import { toIndianDate, toIndianHour } from '@store/api-client/contract/date'
import { cutoffHour } from '@store/api-client/contract/rules/cutoffHour'
import type { PlaceDeliveryServices } from '@store/api-client/contract/rules/findEarliestDelivery'
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { products } from '../db/schema/products.ts'

/** The location that gifts are delivered to, and the latest date, if requested. */
export interface DeliveryFilter {
  readonly services: PlaceDeliveryServices
  /** ISO numeric country. */
  readonly country: number
  readonly day?: CalendarDate | undefined
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns the rule `earliestDelivery` as an SQL condition on products; a test compares both. As in
 * `getComboDeliveryProfile`, the limits of its gifts also apply to a combo.
 */
export function toDeliverableCondition(
  { services, country, day }: DeliveryFilter,
  now: Date,
): SQL | undefined {
  const by = day === undefined ? undefined : arrivesBy(day, now)
  const { vendor, courier, cake, cityId = '' } = services
  const only = sql`${products.facts} -> 'delivery' -> 'cities'`
  return and(
    eq(products.country, country),
    sql`(${only} is null or ${only} ? ${cityId})`,
    hasNoGift(sql`not part.facts -> 'delivery' -> 'cities' ? ${cityId}`),
    or(
      and(
        ne(products.through, 'courier'),
        sql`case when ${products.isCake} or not ${hasNoGift(sql`part.is_cake`)} then ${cake}::boolean else ${vendor}::boolean end`,
        by?.(products.vendorDays, services.lastSlotHour),
      ),
      and(ne(products.through, 'vendor'), sql`${courier}::boolean`, by?.(products.courierDays)),
    ),
  )
}

const combo = sql`(${products.facts} -> 'combo')`

/** Condition for products that are no combo, and for combos without a gift, called `part`, that matches. */
const hasNoGift = (matches: SQL) => sql`(${combo} is null or not exists (
  select 1 from jsonb_array_elements(${combo} -> 'lines') as line
  join ${products} as part on part.nid = (line ->> 'nid')::integer where ${matches}
))`

/**
 * Returns the rule `firstDeliveryDay` as an SQL condition: whether a gift with a number of lead days arrives by a date.
 */
function arrivesBy(day: CalendarDate, now: Date): (leadDays: AnyPgColumn, lastSlotHour?: number) => SQL {
  const today = toIndianDate(now)
  const hour = toIndianHour(now)
  const most = Math.round((Date.parse(day) - Date.parse(today)) / dayMs)
  const own = (name: string, usual: number) =>
    sql`coalesce((${products.facts} -> 'delivery' ->> ${name}::text)::integer, ${usual}::integer)`
  const ready = sql`(${hour}::integer + ${own('preparationHours', 0)})`
  const made = sql`${ready} / 24 + case when ${ready} % 24 >= ${own('deliveredBy', 24)} then 1 else 0 end`
  const daysAfterCutoff = sql`case when ${hour}::integer >= ${own('endHour', cutoffHour)} then 1 else 0 end`
  const blocked = sql`${products.facts} -> 'delivery' -> 'blockedDays'`
  return (leadDays, lastSlotHour = 24) => {
    const withSlot = hour >= lastSlotHour ? 1 : 0
    const first = sql`greatest(${leadDays} + ${daysAfterCutoff}, ${made}, ${withSlot}::integer)`
    const dayOfYear = sql`to_char(${today}::date + ahead, 'MM-DD')`
    const isGiftBlocked = sql`part.facts -> 'delivery' -> 'blockedDays' ? ${dayOfYear}`
    // If the date is blocked, the next available one counts.
    return sql`(${first} <= ${most}::integer and (coalesce(${blocked}, ${combo}) is null or exists (
      select 1 from generate_series(${first}, ${most}::integer) as ahead
      where (${blocked} is null or not ${blocked} ? ${dayOfYear}) and ${hasNoGift(isGiftBlocked)}
    )))`
  }
}
