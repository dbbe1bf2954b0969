import type { Database } from '../db/Database.ts'
import { addFuzzyMatches } from './addFuzzyMatches.ts'
import { findPincodesByPrefix, type PincodeWithCity, pincodeLength } from './findPincodesByPrefix.ts'
import { type NameSearch, nameMatchRanks, searchByPrefix } from './NameMatcher.ts'
import { compareMatches, type PlaceMatch } from './PlaceMatch.ts'
import { searchCities, searchLocalities } from './searchNames.ts'

// Minimum number of matches to read, because the best match is known only after all good matches were compared.
const fewestLooked = 24

/** A suggestion: a city, a neighbourhood, or a pincode by its first digits. */
export type PlaceSuggestion =
  | ({ readonly kind: 'city' } & Omit<PincodeWithCity, 'pincode'>)
  | ({ readonly kind: 'locality'; readonly locality: string } & PincodeWithCity)
  | ({ readonly kind: 'pincode' } & PincodeWithCity)

/**
 * Searches places that match a normalized text, best first: by the first letters of a name, then by similar names.
 * Digits match pincodes.
 */
export async function searchPlaces(
  db: Database,
  wanted: string,
  limit: number,
): Promise<readonly PlaceMatch<PlaceSuggestion>[]> {
  if (wanted === '') return []
  const digits = wanted.replaceAll(' ', '')
  if (/^\d+$/.test(digits)) {
    const rank = digits.length === pincodeLength ? nameMatchRanks.whole : nameMatchRanks.firstLetters
    return (await findPincodesByPrefix(db, digits, limit)).map((place) => ({
      place: { kind: 'pincode', ...place },
      ...{ kind: 'part', cityId: place.cityId, rank, population: 0 },
    }))
  }
  const search = (names: NameSearch, most: number) => searchNames(db, names, most)
  const exact = await search(searchByPrefix(wanted), Math.max(limit, fewestLooked))
  const found = await addFuzzyMatches(wanted, exact, limit, ({ place }) => keyOf(place), search)
  return [...found].sort(compareMatches).slice(0, limit)
}

const keyOf = (place: PlaceSuggestion) =>
  place.kind === 'locality' ? `${place.pincode} ${place.locality}` : place.cityId

async function searchNames(db: Database, names: NameSearch, limit: number) {
  const [cities, localities] = await Promise.all([
    searchCities(db, names, limit),
    searchLocalities(db, names, limit),
  ])
  return [
    ...cities.map(({ rank, population, name, ...place }) => ({
      place: { kind: 'city' as const, ...place },
      ...{ kind: 'city' as const, cityId: place.cityId, rank, population, name },
    })),
    ...localities.map(({ rank, population, name, ...place }) => ({
      place: { kind: 'locality' as const, ...place },
      ...{ kind: 'part' as const, cityId: place.cityId, rank, population, name },
    })),
  ]
}
