import type { Database } from '../db/Database.ts'
import { createRevalidatingCache } from '../http/createRevalidatingCache.ts'
import type { GeoPosition } from './calculateDistanceKm.ts'
import { findAddress } from './findAddress.ts'
import { findNearestPincode } from './findNearestPincode.ts'
import { findPincodesByPrefix } from './findPincodesByPrefix.ts'
import { normalizeSearchText } from './normalizeSearchText.ts'
import type { PlaceMatch } from './PlaceMatch.ts'
import { type PlacePosition, readPlacePositions } from './readPlacePositions.ts'
import { resolvePlaceId } from './resolvePlaceId.ts'
import { type PlaceSuggestion, searchPlaces } from './searchPlaces.ts'
import { searchWorldCities } from './searchWorldCities.ts'

/** A place that may contain an address. */
export interface AddressMatch {
  readonly place: PlaceSuggestion
  readonly position: PlacePosition | undefined
}

/**
 * Maximum length of a cached text. A longer one is rarely typed twice, and may be an address, which must not be stored.
 */
const longestKept = 16

/** Maximum number of cached searches, with about 3 KB each. */
const mostKept = 5_000

/**
 * Creates the repository of the pincode directory: pincodes, cities and neighbourhoods of India, and the bigger cities
 * of the world.
 *
 * @param keptMs Cache lifetime of a search with a short text, in milliseconds; 0 disables the cache. @default 0
 */
export function createPlaceRepo(db: Database, keptMs = 0) {
  const keep = createRevalidatingCache<readonly PlaceMatch<PlaceSuggestion>[]>({
    freshMs: keptMs,
    most: mostKept,
  })
  return {
    /** Finds the city of a pincode, if the directory knows it. */
    byPincode: async (pincode: string) =>
      /^\d{6}$/.test(pincode) ? (await findPincodesByPrefix(db, pincode, 1))[0] : undefined,

    /**
     * Searches places by the first letters of a name, then by similar names; big cities first, also by an old name.
     * Digits match pincodes. Only the first 100 characters are used.
     */
    search: (text: string, limit: number) => {
      const wanted = normalizeSearchText(text)
      const find = () => searchPlaces(db, wanted, limit)
      return wanted.length > longestKept ? find() : keep(`${limit} ${wanted}`, find)
    },

    /** Finds the nearest pincode within 60 km. */
    nearestPincode: (position: GeoPosition) => findNearestPincode(db, position),

    /** Finds places that may contain a whole address, best first, each with its position. */
    async findAddress(text: string, limit: number): Promise<readonly AddressMatch[]> {
      const found = await findAddress(db, text, limit)
      const positionOf = await readPlacePositions(db, found)
      return found.map((place) => ({ place, position: positionOf(place) }))
    },

    /** Finds the place of an id, if the directory knows it. */
    locate: (placeId: string) => resolvePlaceId(db, placeId),

    /**
     * Searches cities outside India with more than 15,000 inhabitants, of one country (ISO 3166-1, two letters) or of
     * all.
     */
    searchWorld: (text: string, countryCode: string | undefined, limit: number) =>
      searchWorldCities(db, text, countryCode, limit),
  }
}

/** Repository of the place directory. */
export type PlaceRepo = ReturnType<typeof createPlaceRepo>
