import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import { eq, or } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cities, cityNames } from '../db/schema/cities.ts'
import { HttpError } from '../http/HttpError.ts'
import { calculateDistanceKm, normalizeName } from '../places/index.ts'
import type { ServiceableLocation } from './ServiceableLocation.ts'

/**
 * Maximum distance in km at which two cities count as one for their inhabitants, such as Delhi and New Delhi, or Mumbai
 * and Thane.
 */
const near = 60

/**
 * Rejects a city to which the pincode does not belong, if the directory knows both. An unknown name may be that of a
 * locality, so it is accepted.
 */
export async function assertCityMatchesPincode(
  db: Database,
  { city, pincode }: Pick<Receiver, 'city' | 'pincode'>,
  to: ServiceableLocation | undefined,
): Promise<void> {
  const search = normalizeName(city)
  // Abroad, the city is unknown.
  if (!to || to.city === '' || search === normalizeName(to.city)) return
  const named = await db
    .selectDistinct({ id: cities.id, latitude: cities.latitude, longitude: cities.longitude })
    .from(cities)
    .leftJoin(cityNames, eq(cityNames.cityId, cities.id))
    .where(or(eq(cities.search, search), eq(cityNames.search, search)))
  if (named.length === 0) return
  const [own] = await db.select().from(cities).where(eq(cities.id, to.cityId))
  if (!own || named.some((one) => one.id === own.id || calculateDistanceKm(one, own) <= near)) return
  throw new HttpError(400, 'city_mismatch', ({ errors }) => errors.cityMismatch(pincode, to.city), 'city')
}
