import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { defineNameIndexes } from '../defineNameIndexes.ts'
import { cities } from './cities.ts'

/** The pincode directory, which contains only facts; the shop's delivery areas are in `service_areas`. */
export const pincodes = pgTable(
  'pincodes',
  {
    pincode: text().primaryKey(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    /** Position of its main post office. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index('pincodes_position').on(table.latitude, table.longitude), index().on(table.cityId)],
)

/** Localities and towns by the name of their post office. */
export const localities = pgTable(
  'localities',
  {
    pincode: text()
      .notNull()
      .references(() => pincodes.pincode),
    name: text().notNull(),
    /** The name in its search form: lower case without accents. */
    search: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pincode, table.name] }),
    ...defineNameIndexes('localities', table.search),
  ],
)
