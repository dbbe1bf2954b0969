import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The sizes of delivery areas, the most specific first. */
export const serviceAreaScopes = ['pincode', 'city', 'state', 'country'] as const

/**
 * Delivery areas and methods of the shop, maintained by the merchant. If several rows cover a pincode, the most
 * specific one applies as a whole, in the order of `serviceAreaScopes`. A pincode without a row has no delivery.
 */
export const serviceAreas = pgTable(
  'service_areas',
  {
    scope: text().$type<(typeof serviceAreaScopes)[number]>().notNull(),
    /** The two letters of the country, the name of the state, the id of the city, or the pincode. */
    key: text().notNull(),
    /** Whether a florist delivers by hand in this area. */
    vendor: boolean().notNull(),
    /** Whether a courier delivers in this area. */
    courier: boolean().notNull(),
    /** Whether a baker delivers cakes in this area. */
    cake: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    check('service_areas_scope', sql`${table.scope} in ('country', 'state', 'city', 'pincode')`),
  ],
)

/** A row of `serviceAreas`. */
export type ServiceArea = typeof serviceAreas.$inferSelect
