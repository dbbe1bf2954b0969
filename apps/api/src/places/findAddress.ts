import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cities, cityNames } from '../db/schema/cities.ts'
import { localities } from '../db/schema/pincodes.ts'
import { findPincodesByPrefix } from './findPincodesByPrefix.ts'
import { normalizeName } from './normalizeName.ts'
import { normalizeSearchText } from './normalizeSearchText.ts'
import { type ParsedAddress, parseAddress } from './parseAddress.ts'
import { toLocalitySlug } from './placeId.ts'
import { type PlaceSuggestion, searchPlaces } from './searchPlaces.ts'

/**
 * Finds places that may contain a whole address, best first: by its pincode, or else by the names of its parts, from
 * the end.
 */
export async function findAddress(
  db: Database,
  text: string,
  limit: number,
): Promise<readonly PlaceSuggestion[]> {
  const address = parseAddress(text)
  for (const pincode of address.pincodes) {
    const found = await inPincode(db, pincode, address)
    if (found.length > 0) return found.slice(0, limit)
  }
  return byParts(db, address, limit)
}

/** Returns the neighbourhoods of a pincode that the address names, then the pincode itself. */
async function inPincode(
  db: Database,
  pincode: string,
  { includesName }: ParsedAddress,
): Promise<readonly PlaceSuggestion[]> {
  const [place] = await findPincodesByPrefix(db, pincode, 1)
  if (!place) return []
  const near = await db
    .select({ locality: localities.name })
    .from(localities)
    .where(eq(localities.pincode, pincode))
    .orderBy(asc(localities.search), asc(localities.name))
  const named = near.filter(({ locality }) => includesName(locality))
  return [
    ...named.map(({ locality }) => ({ kind: 'locality' as const, locality, ...place })),
    { kind: 'pincode', ...place },
  ]
}

async function byParts(
  db: Database,
  address: ParsedAddress,
  limit: number,
): Promise<readonly PlaceSuggestion[]> {
  if (address.parts.length === 0) return []
  const [states, { cityIds, cityParts }] = await Promise.all([
    statesNamed(db, address),
    citiesNamed(db, address.parts),
  ])
  // Ignores the name of a state, which alone is too vague, unless a city has the same name, such as Delhi.
  const isWide = (part: string) => part === 'india' || (states.has(part) && !cityParts.has(part))
  const parts = address.parts.filter((part) => !isWide(part))
  const found: PlaceSuggestion[] = []
  for (const part of parts) {
    const matches = await searchPlaces(db, normalizeSearchText(part), limit)
    found.push(...matches.map(({ place }) => place))
  }
  const score = scorePlace({
    ...address,
    states,
    cityIds,
    parts: parts.filter((part) => !cityParts.has(part)),
  })
  const scored = [...new Map(found.map((place) => [keyOf(place), place])).values()].map((place) => ({
    place,
    score: score(place),
  }))
  const namesCity = scored.some(({ score }) => score >= cityScore)
  return scored
    .filter(({ score }) => !namesCity || score >= cityScore)
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place)
    .slice(0, limit)
}

interface NamedParts extends Pick<ParsedAddress, 'includesName' | 'parts'> {
  readonly states: ReadonlySet<string>
  readonly cityIds: ReadonlySet<string>
}

/** Score from which the address contains the city of the place, which excludes places elsewhere. */
const cityScore = 100

/**
 * Scores how well a place matches an address: its city has the most weight, then its neighbourhood by name, and longer
 * names have more weight.
 */
const scorePlace =
  ({ includesName, parts, states, cityIds }: NamedParts) =>
  (place: PlaceSuggestion): number => {
    const inCity =
      (cityIds.has(place.cityId) ? cityScore : 0) + (states.has(normalizeName(place.state)) ? 50 : 0)
    if (place.kind !== 'locality') return inCity + 1
    const name = normalizeName(place.locality)
    // The name of the city does not count as a neighbourhood of the same name.
    if (parts.some((part) => part.includes(name)) && includesName(name))
      return inCity + 10 + Math.min(name.length, 30)
    return inCity + (parts.some((part) => name.startsWith(part)) ? 2 : 0)
  }

async function statesNamed(db: Database, { includesName }: ParsedAddress): Promise<ReadonlySet<string>> {
  const states = await db.selectDistinct({ state: cities.state }).from(cities)
  return new Set(states.map(({ state }) => normalizeName(state)).filter(includesName))
}

async function citiesNamed(db: Database, parts: readonly string[]) {
  const [modern, old] = await Promise.all([
    db
      .select({ id: cities.id, search: cities.search })
      .from(cities)
      .where(inArray(cities.search, [...parts])),
    db
      .select({ id: cityNames.cityId, search: cityNames.search })
      .from(cityNames)
      .where(inArray(cityNames.search, [...parts])),
  ])
  const found = [...modern, ...old]
  return {
    cityIds: new Set(found.map(({ id }) => id)),
    cityParts: new Set(found.map(({ search }) => search)),
  }
}

const keyOf = (place: PlaceSuggestion): string =>
  place.kind === 'locality' ? `${place.pincode} ${toLocalitySlug(place.locality)}` : place.cityId
