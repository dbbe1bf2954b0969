import type { Database } from '../db/Database.ts'
import type { Position } from './distanceKm.ts'
import { findAddress } from './findAddress.ts'
import { nearestPincode } from './nearestPincode.ts'
import { pincodesByPrefix } from './pincodesByPrefix.ts'
import { type PlacePosition, positionsOf } from './positionsOf.ts'
import { resolvePlaceId } from './resolvePlaceId.ts'
import { type PlaceSuggestion, searchPlaces } from './searchPlaces.ts'
import { searchWorldCities } from './searchWorldCities.ts'

/** A place an address may lie in. */
export interface AddressPlace {
  readonly place: PlaceSuggestion
  readonly position: PlacePosition | undefined
}

/** The directory of places: pincodes, cities and neighbourhoods of India, and the bigger cities of the world. */
export const createPlaceRepo = (db: Database) => ({
  /** The city of a pincode, if the directory knows it. */
  byPincode: async (pincode: string) =>
    /^\d{6}$/.test(pincode) ? (await pincodesByPrefix(db, pincode, 1))[0] : undefined,

  /**
   * Places by the first letters of a name, then by names like it; big cities first, cities by an old name too. Digits
   * find pincodes. Of long texts the first 100 characters count.
   */
  search: (text: string, limit: number) => searchPlaces(db, text, limit),

  /** The nearest pincode, if one is within 60 km. */
  nearestPincode: (position: Position) => nearestPincode(db, position),

  /** Places a whole address may lie in, best first, each with where it lies. */
  async findAddress(text: string, limit: number): Promise<readonly AddressPlace[]> {
    const found = await findAddress(db, text, limit)
    const positionOf = await positionsOf(db, found)
    return found.map((place) => ({ place, position: positionOf(place) }))
  },

  /** The place of an id, if the directory knows it. */
  locate: (placeId: string) => resolvePlaceId(db, placeId),

  /** Cities outside India with more than 15,000 people, of one country (ISO 3166-1, two letters) or of all. */
  searchWorld: (text: string, countryCode: string | undefined, limit: number) =>
    searchWorldCities(db, text, countryCode, limit),
})

/** The directory of places. */
export type PlaceRepo = ReturnType<typeof createPlaceRepo>
