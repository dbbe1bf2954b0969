import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Cities and towns of India by their modern names. */
export const cities = pgTable(
  'cities',
  {
    /** URL slug: `bengaluru`, and `aurangabad-bihar` if a bigger city has the same name. */
    id: text().primaryKey(),
    name: text().notNull(),
    /** The name in its search form: lower case without accents. */
    search: text().notNull(),
    /** One of the 36 states and union territories. */
    state: text().notNull(),
    /** Number of inhabitants; 0 if unknown. */
    population: integer().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index('cities_search').using('gist', table.search.op('gist_trgm_ops(siglen=64)'))],
)

/** Old names and other spellings of cities, in their search form. */
export const cityNames = pgTable(
  'city_names',
  {
    search: text().notNull(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
  },
  (table) => [
    primaryKey({ columns: [table.search, table.cityId] }),
    index('city_names_search').using('gist', table.search.op('gist_trgm_ops(siglen=64)')),
  ],
)
