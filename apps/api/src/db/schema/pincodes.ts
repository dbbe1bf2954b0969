import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cities } from './cities.ts'

/** The directory of pincodes: facts only; where the shop delivers stands in `service_areas`. */
export const pincodes = pgTable(
  'pincodes',
  {
    pincode: text().primaryKey(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    /** Where its main post office stands. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index('pincodes_position').on(table.latitude, table.longitude), index().on(table.cityId)],
)

/** Neighbourhoods and towns by the name of their post office. */
export const localities = pgTable(
  'localities',
  {
    pincode: text()
      .notNull()
      .references(() => pincodes.pincode),
    name: text().notNull(),
    /** The name as it is searched: small letters without accents. */
    search: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pincode, table.name] }),
    index('localities_search').using('gist', table.search.op('gist_trgm_ops(siglen=64)')),
  ],
)
