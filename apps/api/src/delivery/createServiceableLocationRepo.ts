import { indiaIsoCode, isPincode } from '@store/api-client/contract/rules/isPincode'
import { and, asc, desc, eq, inArray, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { lastSlotCutoffHourSql } from '../db/lastSlotCutoffHourSql.ts'
import { cities, cityNames } from '../db/schema/cities.ts'
import { pincodes } from '../db/schema/pincodes.ts'
import { type ServiceArea, serviceAreaScopes, serviceAreas } from '../db/schema/serviceAreas.ts'
import { worldCities } from '../db/schema/worldCities.ts'
import { normalizeName } from '../places/index.ts'
import { findCitiesAbroad, findServicesAbroad } from './findServicesAbroad.ts'
import {
  type LocationQuery,
  type ServiceableCity,
  type ServiceableLocation,
  type ServiceableLocations,
  toLocationKey,
} from './ServiceableLocation.ts'

const covers = (scope: ServiceArea['scope'], key: SQL) =>
  and(eq(serviceAreas.scope, scope), sql`${serviceAreas.key} = ${key}`)

const scopesSql = sql.raw(`array['${serviceAreaScopes.join("', '")}']`)

const coversCity = [
  covers('city', sql`${cities.id}`),
  covers('state', sql`${cities.state}`),
  covers('country', sql`'IN'`),
]

const columns = { city: cities.name, cityId: cities.id, state: cities.state }

/**
 * Creates the repository of pincodes and cities with the services of the most specific area that covers them; without
 * such an area, they have no services.
 */
export const createServiceableLocationRepo = (db: Database) => {
  const areaOf = (covering: readonly (SQL | undefined)[]) =>
    db
      .select()
      .from(serviceAreas)
      .where(or(...covering))
      .orderBy(sql`array_position(${scopesSql}, ${serviceAreas.scope})`)
      .limit(1)
      .as('area')

  const inIndia = async (wanted: readonly string[]): Promise<readonly ServiceableLocation[]> => {
    if (wanted.length === 0) return []
    const area = areaOf([covers('pincode', sql`${pincodes.pincode}`), ...coversCity])
    return db
      .select({ pincode: pincodes.pincode, ...columns, ...servicesOf(area) })
      .from(pincodes)
      .innerJoin(cities, eq(cities.id, pincodes.cityId))
      .leftJoinLateral(area, sql`true`)
      .where(inArray(pincodes.pincode, [...wanted]))
  }

  const abroad = async (wanted: readonly LocationQuery[]) => {
    const services = await findServicesAbroad(
      db,
      wanted.map(({ country }) => country),
    )
    return wanted.flatMap((asked) => {
      const served = services.get(asked.country)
      if (!served || !isPincode(asked.pincode, asked.country)) return []
      return [[toLocationKey(asked), { ...served, ...unknownCity, pincode: asked.pincode }] as const]
    })
  }

  const citiesOfIndia = async (which: SQL | undefined): Promise<readonly ServiceableCity[]> => {
    const area = areaOf(coversCity)
    return db
      .select({ ...columns, ...servicesOf(area) })
      .from(cities)
      .leftJoinLateral(area, sql`true`)
      .where(which)
      .orderBy(desc(cities.population), asc(cities.id))
  }

  return {
    /**
     * Returns the known locations; abroad, every pincode is known if the shop delivers to the country. Locations that
     * were read in the same request are not read again.
     */
    async find(
      wanted: readonly LocationQuery[],
      before: ServiceableLocations = new Map(),
    ): Promise<ServiceableLocations> {
      const unread = wanted.filter((asked) => !before.has(toLocationKey(asked)))
      const home = unread.filter(({ country }) => country === indiaIsoCode)
      const away = unread.filter(({ country }) => country !== indiaIsoCode)
      const known = await inIndia([...new Set(home.map(({ pincode }) => pincode))])
      return new Map([
        ...before,
        ...known.map(
          (place) => [toLocationKey({ country: indiaIsoCode, pincode: place.pincode }), place] as const,
        ),
        ...(await abroad(away)),
      ])
    },

    /** Returns the cities of a country with a name, the biggest first; in India, also by an old name. */
    async citiesNamed(name: string, country: number): Promise<readonly ServiceableCity[]> {
      const search = normalizeName(name)
      if (search === '') return []
      if (country !== indiaIsoCode) return findCitiesAbroad(db, country, eq(worldCities.search, search))
      const otherwise = db
        .select({ id: cityNames.cityId })
        .from(cityNames)
        .where(eq(cityNames.search, search))
      return citiesOfIndia(or(eq(cities.search, search), inArray(cities.id, otherwise)))
    },

    /**
     * Returns the cities of a country that begin with a letter, the biggest first; in India, also those with such a
     * word in their name ("New Delhi").
     */
    async citiesFrom(letter: string, country: number): Promise<readonly ServiceableCity[]> {
      const search = normalizeName(letter)
      if (search === '') return []
      if (country !== indiaIsoCode)
        return findCitiesAbroad(db, country, like(worldCities.search, `${search}%`))
      return citiesOfIndia(or(like(cities.search, `${search}%`), like(cities.search, `% ${search}%`)))
    },
  }
}

/** The repository of pincodes and cities with their services. */
export type ServiceableLocationRepo = ReturnType<typeof createServiceableLocationRepo>

const unknownCity = { city: '', cityId: '', state: '' }

const servicesOf = (area: Readonly<Record<'vendor' | 'courier' | 'cake', SQLWrapper>>) => ({
  vendor: sql<boolean>`coalesce(${area.vendor}, false)`,
  courier: sql<boolean>`coalesce(${area.courier}, false)`,
  cake: sql<boolean>`coalesce(${area.cake}, false)`,
  lastSlotHour: lastSlotCutoffHourSql,
})
