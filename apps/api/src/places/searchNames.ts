import { asc, desc, eq, sql } from 'drizzle-orm'
import { cachePreparedStatementsByShape } from '../db/cachePreparedStatementsByShape.ts'
import type { Database } from '../db/Database.ts'
import { cities, cityNames } from '../db/schema/cities.ts'
import { localities, pincodes } from '../db/schema/pincodes.ts'
import { getNameMatcher, type NameSearch, type NameSearchMode } from './NameMatcher.ts'

const city = { cityId: cities.id, city: cities.name, state: cities.state }

const most = sql.placeholder('most')

const cityStatement = cachePreparedStatementsByShape(
  'cities_named',
  (db: Database, shape: NameSearchMode, name) => {
    const { fits, rank } = getNameMatcher(shape)
    const names = db
      .select({ search: cities.search, id: cities.id })
      .from(cities)
      .unionAll(db.select({ search: cityNames.search, id: cityNames.cityId }).from(cityNames))
      .as('names')
    const best = sql<number>`min(${rank(names.search, cities.population)})`.as('best')
    return db
      .select({
        ...city,
        population: cities.population,
        rank: best,
        name: sql<string>`(array_agg(${names.search} order by ${rank(names.search, cities.population)}))[1]`,
      })
      .from(names)
      .innerJoin(cities, eq(cities.id, names.id))
      .where(fits(names.search))
      .groupBy(cities.id)
      .orderBy(asc(best), desc(cities.population), asc(cities.id))
      .limit(most)
      .prepare(name)
  },
)

/** Searches cities by their name, or an old or alternative one; best match first, and of equal matches the biggest. */
export const searchCities = (db: Database, { shape, values }: NameSearch, limit: number) =>
  cityStatement(db)(shape).execute({ ...values, most: limit })

// Neighbourhoods have no population, so each counts a twentieth of its city; Gurugram then precedes Delhi's Gurgaon
// Road.
const weight = sql<number>`${cities.population} / 20`

const localityStatement = cachePreparedStatementsByShape(
  'localities_named',
  (db: Database, shape: NameSearchMode, name) => {
    const { fits, rank } = getNameMatcher(shape)
    const best = rank(localities.search, weight).as('best')
    return db
      .select({
        ...city,
        locality: localities.name,
        pincode: localities.pincode,
        population: weight,
        rank: best,
        name: localities.search,
      })
      .from(localities)
      .innerJoin(pincodes, eq(pincodes.pincode, localities.pincode))
      .innerJoin(cities, eq(cities.id, pincodes.cityId))
      .where(fits(localities.search))
      .orderBy(asc(best), desc(cities.population), asc(localities.pincode), asc(localities.name))
      .limit(most)
      .prepare(name)
  },
)

/** Searches neighbourhoods by their name; best match first, and of equal matches those of the biggest city. */
export const searchLocalities = (db: Database, { shape, values }: NameSearch, limit: number) =>
  localityStatement(db)(shape).execute({ ...values, most: limit })
