import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Where the shop delivers, and how: the merchant's data. Of the rows that cover a pincode the most specific one counts,
 * as a whole: pincode before city before state before country. What no row covers is not delivered to.
 */
export const serviceAreas = pgTable(
  'service_areas',
  {
    scope: text().$type<'country' | 'state' | 'city' | 'pincode'>().notNull(),
    /** The country's two letters, the state's name, the city's id or the pincode. */
    key: text().notNull(),
    /** A florist delivers there by hand. */
    vendor: boolean().notNull(),
    /** A courier delivers there. */
    courier: boolean().notNull(),
    /** A baker delivers cakes there. */
    cake: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    check('service_areas_scope', sql`${table.scope} in ('country', 'state', 'city', 'pincode')`),
  ],
)

/** A service area as the database keeps it. */
export type ServiceArea = typeof serviceAreas.$inferSelect
