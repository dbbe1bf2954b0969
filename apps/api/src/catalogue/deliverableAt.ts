import type { CalendarDate } from '@store/api-client/contract/date'
import { addDays, indianDate, indianHour } from '@store/api-client/contract/date'
import { cutoffHour } from '@store/api-client/contract/rules/cutoffHour'
import type { PlaceServices } from '@store/api-client/contract/rules/earliestDelivery'
import { and, eq, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { products } from '../db/schema/products.ts'

/** A place gifts must go to, and the day by which if one was named. */
export interface DeliveryWish {
  readonly services: PlaceServices
  /** ISO numeric country. */
  readonly country: number
  readonly day?: CalendarDate | undefined
}

const dayMs = 24 * 60 * 60 * 1000

/** The rule `earliestDelivery` as a condition on products; a test holds the two to each other. */
export function deliverableAt({ services, country, day }: DeliveryWish, now: Date): SQL | undefined {
  const start = addDays(indianDate(now), indianHour(now) >= cutoffHour ? 1 : 0)
  const most = day && Math.round((Date.parse(day) - Date.parse(start)) / dayMs)
  const { vendor, courier, cake, cityId = '' } = services
  const only = sql`${products.facts} -> 'delivery' -> 'cities'`
  return and(
    eq(products.country, country),
    sql`(${only} is null or ${only} ? ${cityId})`,
    or(
      and(
        ne(products.through, 'courier'),
        sql`case when ${products.isCake} then ${cake}::boolean else ${vendor}::boolean end`,
        most === undefined ? undefined : lte(products.vendorDays, most),
      ),
      and(
        ne(products.through, 'vendor'),
        sql`${courier}::boolean`,
        most === undefined ? undefined : lte(products.courierDays, most),
      ),
    ),
  )
}
