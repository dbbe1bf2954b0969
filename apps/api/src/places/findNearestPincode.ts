import { and, between, eq, exists } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cities } from '../db/schema/cities.ts'
import { localities, pincodes } from '../db/schema/pincodes.ts'
import { calculateDistanceKm, earthRadius, type GeoPosition } from './calculateDistanceKm.ts'
import type { PincodeWithCity } from './findPincodesByPrefix.ts'

/** A pincode near a point. */
export interface NearestPincode extends PincodeWithCity {
  /** Distance to its post office in km. */
  readonly km: number
}

// Radii of the search boxes in km. The first box finds a city's pincode; a position outside the last one is not in
// India.
const reaches = [4, 16, 60]

/** Finds the nearest pincode within 60 km; of equally near ones, the first. */
export async function findNearestPincode(
  db: Database,
  from: GeoPosition,
): Promise<NearestPincode | undefined> {
  for (const reach of reaches) {
    const nearest = await nearestWithin(db, from, reach)
    // A pincode farther away than the box's radius may not be the nearest, because one outside the box may be nearer.
    if (nearest && nearest.km <= reach) return nearest
  }
  return undefined
}

async function nearestWithin(
  db: Database,
  from: GeoPosition,
  reach: number,
): Promise<NearestPincode | undefined> {
  const { south, north, west, east } = boxAround(from, reach)
  const { pincode, latitude, longitude } = pincodes
  const found = await db
    .select({ pincode, latitude, longitude, cityId: cities.id, city: cities.name, state: cities.state })
    .from(pincodes)
    .innerJoin(cities, eq(cities.id, pincodes.cityId))
    .where(
      and(
        between(latitude, south, north),
        between(longitude, west, east),
        // Some pincodes are parcel offices without a neighbourhood, where no one lives.
        exists(db.select().from(localities).where(eq(localities.pincode, pincode))),
      ),
    )
  const [nearest] = found
    .map(({ latitude, longitude, ...place }) => ({
      ...place,
      km: calculateDistanceKm(from, { latitude, longitude }),
    }))
    .sort((a, b) => a.km - b.km || Number(a.pincode) - Number(b.pincode))
  return nearest
}

/**
 * Returns the smallest box of degrees that contains everything within a radius. The poles and the date line are far
 * from India.
 */
function boxAround({ latitude, longitude }: GeoPosition, reach: number) {
  const degrees = 180 / Math.PI
  const up = (reach / earthRadius) * degrees
  const part = Math.sin(reach / earthRadius) / Math.cos(latitude / degrees)
  const aside = part < 1 ? Math.asin(part) * degrees : 180
  return {
    south: latitude - up,
    north: latitude + up,
    west: longitude - aside,
    east: longitude + aside,
  }
}
