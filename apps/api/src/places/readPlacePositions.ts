import { inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cities } from '../db/schema/cities.ts'
import { pincodes } from '../db/schema/pincodes.ts'
import type { PlaceSuggestion } from './searchPlaces.ts'

/** Position of a place in degrees. */
export interface PlacePosition {
  readonly lat: number
  readonly lng: number
}

/** Returns the position of each of these places. */
export async function readPlacePositions(
  db: Database,
  places: readonly PlaceSuggestion[],
): Promise<(place: PlaceSuggestion) => PlacePosition | undefined> {
  const codes = places.flatMap((place) => (place.kind === 'city' ? [] : [place.pincode]))
  const ids = places.flatMap((place) => (place.kind === 'city' ? [place.cityId] : []))
  const [byCode, byCity] = await Promise.all([
    db.select().from(pincodes).where(inArray(pincodes.pincode, codes)),
    db.select().from(cities).where(inArray(cities.id, ids)),
  ])
  return (place) => {
    const found =
      place.kind === 'city'
        ? byCity.find(({ id }) => id === place.cityId)
        : byCode.find(({ pincode }) => pincode === place.pincode)
    return found && { lat: found.latitude, lng: found.longitude }
  }
}
