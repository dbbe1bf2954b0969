import type { PlaceServices } from '@store/api-client/contract/rules/earliestDelivery'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cities } from '../db/schema/cities.ts'
import { pincodes } from '../db/schema/pincodes.ts'
import { type ServiceArea, serviceAreas } from '../db/schema/serviceAreas.ts'

/** A pincode of the directory, and how the shop delivers there. */
export interface ServedPlace extends PlaceServices {
  readonly pincode: string
  readonly city: string
  readonly cityId: string
  readonly state: string
}

const covers = (scope: ServiceArea['scope'], key: SQL) =>
  and(eq(serviceAreas.scope, scope), sql`${serviceAreas.key} = ${key}`)

/** Pincodes with the services of the most specific area that covers them; none where no area does. */
export const createServedPlaceRepo = (db: Database) => ({
  /** Those of the pincodes that the directory knows, by pincode. */
  async find(wanted: readonly string[]): Promise<ReadonlyMap<string, ServedPlace>> {
    if (wanted.length === 0) return new Map()
    const area = db
      .select()
      .from(serviceAreas)
      .where(
        or(
          covers('pincode', sql`${pincodes.pincode}`),
          covers('city', sql`${cities.id}`),
          covers('state', sql`${cities.state}`),
          covers('country', sql`'IN'`),
        ),
      )
      .orderBy(sql`array_position(array['pincode', 'city', 'state', 'country'], ${serviceAreas.scope})`)
      .limit(1)
      .as('area')
    const found = await db
      .select({
        pincode: pincodes.pincode,
        city: cities.name,
        cityId: cities.id,
        state: cities.state,
        vendor: sql<boolean>`coalesce(${area.vendor}, false)`,
        courier: sql<boolean>`coalesce(${area.courier}, false)`,
        cake: sql<boolean>`coalesce(${area.cake}, false)`,
      })
      .from(pincodes)
      .innerJoin(cities, eq(cities.id, pincodes.cityId))
      .leftJoinLateral(area, sql`true`)
      .where(inArray(pincodes.pincode, [...wanted]))
    return new Map(found.map((place) => [place.pincode, place]))
  },
})
