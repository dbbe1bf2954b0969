import type { Database } from '../db/Database.ts'
import { fillWithLikely } from './fillWithLikely.ts'
import { byFirstLetters, type NameMatch, nameRanks } from './NameMatch.ts'
import { compareMatches, type PlaceMatch } from './PlaceMatch.ts'
import { digitsOfPincode, type PincodePlace, pincodesFrom } from './pincodesFrom.ts'
import { readSearchText } from './readSearchText.ts'
import { searchCities, searchLocalities } from './searchNames.ts'

// The best is known only once all that fit well are compared.
const fewestLooked = 24

/** What a shopper may have meant: a city, a neighbourhood, or a pincode by its first digits. */
export type PlaceSuggestion =
  | ({ readonly kind: 'city' } & Omit<PincodePlace, 'pincode'>)
  | ({ readonly kind: 'locality'; readonly locality: string } & PincodePlace)
  | ({ readonly kind: 'pincode' } & PincodePlace)

/** Places that fit a text, best first: by the first letters of a name, then by names like it. Digits find pincodes. */
export async function searchPlaces(
  db: Database,
  text: string,
  limit: number,
): Promise<readonly PlaceMatch<PlaceSuggestion>[]> {
  const wanted = readSearchText(text)
  if (wanted === '') return []
  const digits = wanted.replaceAll(' ', '')
  if (/^\d+$/.test(digits)) {
    const rank = digits.length === digitsOfPincode ? nameRanks.whole : nameRanks.firstLetters
    return (await pincodesFrom(db, digits, limit)).map((place) => ({
      place: { kind: 'pincode', ...place },
      ...{ kind: 'part', cityId: place.cityId, rank, population: 0 },
    }))
  }
  const search = (match: NameMatch, most: number) => searchNames(db, match, most)
  const exact = await search(byFirstLetters(wanted), Math.max(limit, fewestLooked))
  const found = await fillWithLikely(wanted, exact, limit, ({ place }) => keyOf(place), search)
  return [...found].sort(compareMatches).slice(0, limit)
}

const keyOf = (place: PlaceSuggestion) =>
  place.kind === 'locality' ? `${place.pincode} ${place.locality}` : place.cityId

async function searchNames(db: Database, match: NameMatch, limit: number) {
  const [cities, localities] = await Promise.all([
    searchCities(db, match, limit),
    searchLocalities(db, match, limit),
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
