import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { defineNameIndexes } from '../defineNameIndexes.ts'

/** Cities outside India with more than 15,000 people. */
export const worldCities = pgTable(
  'world_cities',
  {
    /** Country, name and, if two cities have the same name, the region: `us-springfield-illinois`. */
    id: text().primaryKey(),
    /** ISO 3166-1, two capital letters. */
    country: text().notNull(),
    name: text().notNull(),
    /** The name in its search form: lower case without accents. */
    search: text().notNull(),
    /** State, province or county; empty if unknown. */
    region: text().notNull(),
    population: integer().notNull(),
  },
  (table) => defineNameIndexes('world_cities', table.search),
)
