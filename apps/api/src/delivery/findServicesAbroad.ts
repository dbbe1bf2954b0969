import type { PlaceDeliveryServices } from '@store/api-client/contract/rules/findEarliestDelivery'
import { and, asc, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { lastSlotCutoffHourSql } from '../db/lastSlotCutoffHourSql.ts'
import { serviceAreas } from '../db/schema/serviceAreas.ts'
import { worldCities } from '../db/schema/worldCities.ts'
import { toAlpha2Code } from '../places/index.ts'
import type { ServiceableCity } from './ServiceableLocation.ts'

/** Returns the delivery services of each country abroad; a country without services is missing. */
export async function findServicesAbroad(
  db: Database,
  countries: readonly number[],
): Promise<ReadonlyMap<number, PlaceDeliveryServices>> {
  const letters = new Map(countries.flatMap((number) => [[toAlpha2Code(number), number] as const]))
  const known = [...letters.keys()].flatMap((key) => key ?? [])
  if (known.length === 0) return new Map()
  const areas = await db
    .select({ ...getTableColumns(serviceAreas), lastSlotHour: lastSlotCutoffHourSql })
    .from(serviceAreas)
    .where(and(eq(serviceAreas.scope, 'country'), inArray(serviceAreas.key, known)))
  return new Map(
    areas.flatMap(({ key, vendor, courier, cake, lastSlotHour }) => {
      const number = letters.get(key)
      return number === undefined ? [] : [[number, { vendor, courier, cake, lastSlotHour }] as const]
    }),
  )
}

/** Returns the cities of a country abroad, the biggest first, with the delivery services of that country. */
export async function findCitiesAbroad(
  db: Database,
  country: number,
  which: SQL | undefined,
): Promise<readonly ServiceableCity[]> {
  const letters = toAlpha2Code(country)
  if (letters === undefined) return []
  const found = await db
    .select({ city: worldCities.name, cityId: worldCities.id, state: worldCities.region })
    .from(worldCities)
    .where(and(eq(worldCities.country, letters), which))
    .orderBy(desc(worldCities.population), asc(worldCities.id))
  const services = (await findServicesAbroad(db, [country])).get(country) ?? none
  return found.map((city) => ({ ...services, ...city }))
}

const none: PlaceDeliveryServices = { vendor: false, courier: false, cake: false }
