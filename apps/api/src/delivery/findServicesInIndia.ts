import type { PlaceDeliveryServices } from '@store/api-client/contract/rules/findEarliestDelivery'
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm'
import { cachePreparedStatements } from '../db/cachePreparedStatements.ts'
import type { Database } from '../db/Database.ts'
import { lastSlotCutoffHourSql } from '../db/lastSlotCutoffHourSql.ts'
import { type ServiceArea, serviceAreaScopes, serviceAreas } from '../db/schema/serviceAreas.ts'
import type { PlaceSuggestion } from '../places/index.ts'

const areasOf = (scope: ServiceArea['scope']) =>
  and(
    eq(serviceAreas.scope, sql.raw(`'${scope}'`)),
    sql`${serviceAreas.key} = any(${sql.placeholder(scope)}::text[])`,
  )

const statement = cachePreparedStatements((db) =>
  db
    .select({ ...getTableColumns(serviceAreas), lastSlotHour: lastSlotCutoffHourSql })
    .from(serviceAreas)
    .where(or(...serviceAreaScopes.map(areasOf)))
    .prepare('areas_of_places'),
)

/**
 * Finds the services of places in India, in the order of the places: those of the most specific area that covers each.
 * The places' cities and states are not read again, so one small statement is enough for a suggestion's places.
 */
export async function findServicesInIndia(
  db: Database,
  places: readonly PlaceSuggestion[],
): Promise<readonly (PlaceDeliveryServices | undefined)[]> {
  if (places.length === 0) return []
  const areas = await statement(db).execute({
    pincode: unique(places.flatMap((place) => (place.kind === 'city' ? [] : [place.pincode]))),
    city: unique(places.map(({ cityId }) => cityId)),
    state: unique(places.map(({ state }) => state)),
    country: ['IN'],
  })
  const services = new Map(areas.map(({ scope, key, ...area }) => [`${scope} ${key}`, area]))
  return places.map((place) => {
    const keys = {
      pincode: place.kind === 'city' ? undefined : place.pincode,
      ...{ city: place.cityId, state: place.state, country: 'IN' },
    }
    const [found] = serviceAreaScopes.flatMap((scope) => services.get(`${scope} ${keys[scope]}`) ?? [])
    return found && { ...found, cityId: place.cityId }
  })
}

const unique = (values: readonly string[]) => [...new Set(values)]
