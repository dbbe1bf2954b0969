import type { Database } from '../db/Database.ts'
import { fillWithLikely } from './fillWithLikely.ts'
import { byFirstLetters, type NameMatch } from './NameMatch.ts'
import { type PincodePlace, pincodesFrom } from './pincodesFrom.ts'
import { readSearchText } from './readSearchText.ts'
import { searchCities, searchLocalities } from './searchNames.ts'

/** What a shopper may have meant: a city, a neighbourhood, or a pincode by its first digits. */
export type PlaceSuggestion =
  | ({ readonly kind: 'city' } & Omit<PincodePlace, 'pincode'>)
  | ({ readonly kind: 'locality'; readonly locality: string } & PincodePlace)
  | ({ readonly kind: 'pincode' } & PincodePlace)

/** Places that fit a text: by the first letters of a name, then by names like it. Digits find pincodes. */
export async function searchPlaces(
  db: Database,
  text: string,
  limit: number,
): Promise<readonly PlaceSuggestion[]> {
  const wanted = readSearchText(text)
  if (wanted === '') return []
  const digits = wanted.replaceAll(' ', '')
  if (/^\d+$/.test(digits)) {
    return (await pincodesFrom(db, digits, limit)).map((place) => ({ kind: 'pincode', ...place }))
  }
  const exact = await searchNames(db, byFirstLetters(wanted), limit)
  return fillWithLikely(wanted, exact, limit, keyOf, (match, most) => searchNames(db, match, most))
}

const keyOf = (place: PlaceSuggestion) =>
  place.kind === 'locality' ? `${place.pincode} ${place.locality}` : place.cityId

async function searchNames(
  db: Database,
  match: NameMatch,
  limit: number,
): Promise<readonly PlaceSuggestion[]> {
  const [cities, localities] = await Promise.all([
    searchCities(db, match, limit),
    searchLocalities(db, match, limit),
  ])
  return [
    ...cities.map((found) => ({ ...found, kind: 'city' as const })),
    ...localities.map((found) => ({ ...found, kind: 'locality' as const })),
  ]
    .sort((a, b) => a.rank - b.rank || cityFirst(a, b) || b.population - a.population)
    .map(({ rank: _, population: __, ...place }) => place)
}

/** A name that was typed whole: of a city and a neighbourhood that both have it, the city. */
const wholeName = 0

const cityFirst = (a: Kind, b: Kind) =>
  a.rank === wholeName && b.rank === wholeName ? Number(b.kind === 'city') - Number(a.kind === 'city') : 0

interface Kind {
  readonly kind: PlaceSuggestion['kind']
  readonly rank: number
}
