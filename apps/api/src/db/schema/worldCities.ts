import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Cities outside India with more than 15,000 people. */
export const worldCities = pgTable(
  'world_cities',
  {
    /** Country, name and, where two have one name, the region: `us-springfield-illinois`. */
    id: text().primaryKey(),
    /** ISO 3166-1, two capital letters. */
    country: text().notNull(),
    name: text().notNull(),
    /** The name as it is searched: small letters without accents. */
    search: text().notNull(),
    /** State, province or county; empty where it is not known. */
    region: text().notNull(),
    population: integer().notNull(),
  },
  (table) => [index('world_cities_search').using('gist', table.search.op('gist_trgm_ops(siglen=64)'))],
)
