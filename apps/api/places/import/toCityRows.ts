import { calculateDistanceKm } from '../../src/places/calculateDistanceKm.ts'
import { normalizeName } from '../../src/places/normalizeName.ts'
import { alternateCityNames } from './alternateCityNames.ts'
import type { CityAssignment } from './assignCities.ts'
import { ambiguousTownNames } from './overrides.ts'
import type { City } from './readCities.ts'
import { assignUniqueIds, toSlug } from './toSlug.ts'
import type { SeedRow } from './writeSeed.ts'

/** The cities that have a pincode, with their ids and other names. */
export interface CitySeedRows {
  readonly ids: ReadonlyMap<City, string>
  readonly rows: readonly (readonly [id: string, city: City])[]
  /** Name in its search form, and city id. */
  readonly names: readonly SeedRow[]
}

/**
 * Keeps the cities that have a pincode. A town without a pincode becomes another name of the city that has the nearest
 * pincode.
 */
export function toCityRows(cities: readonly City[], pincodes: readonly CityAssignment[]): CitySeedRows {
  const distinct = [...new Set(pincodes.map(({ city }) => city))].sort(
    (a, b) => b.population - a.population || (a.name < b.name ? -1 : 1) || a.latitude - b.latitude,
  )
  const sluggable = distinct.map((city) => ({ city, slugs: slugsOf(city) }))
  const ids = new Map([...assignUniqueIds(sluggable)].map(([{ city }, id]) => [city, id]))
  for (const [key, others] of Object.entries(alternateCityNames)) {
    const city = distinct.find(({ name, state }) => `${name}, ${state}` === key)
    if (!city) throw new Error(`otherNames.ts names ${key}, which is no city with a pincode.`)
    for (const other of others) city.names.add(normalizeName(other))
  }
  const swallowed = cities.filter((city) => !ids.has(city) && city.population >= fewest)
  for (const city of swallowed) {
    for (const name of [city.search, ...city.names]) {
      if (!ambiguousTownNames.has(name)) cityAround(city, pincodes)?.names.add(name)
    }
  }
  const names = distinct.flatMap((city) =>
    [...city.names].filter((name) => name !== city.search).map((name) => [name, ids.get(city) ?? '']),
  )
  return { ids, rows: distinct.map((city) => [ids.get(city) ?? '', city]), names }
}

/** Minimum population of a town without a pincode. Shoppers find smaller towns only by the names of post offices. */
const fewest = 5000

/** Maximum distance from a town without a pincode to the pincode that serves it, in km. */
const farthest = 6

function cityAround(town: City, pincodes: readonly CityAssignment[]): City | undefined {
  const near = pincodes
    .filter(
      ({ city, placed }) => city.state === town.state && Math.abs(placed.latitude - town.latitude) < 0.1,
    )
    .map(({ city, placed }) => ({ city, away: calculateDistanceKm(placed, town) }))
    .filter(({ away }) => away <= farthest)
  return near.sort((a, b) => a.away - b.away)[0]?.city
}

const slugsOf = ({ name, state, district }: City) => {
  const slug = toSlug(name)
  const inState = `${slug}-${toSlug(state)}`
  return [slug, inState, `${inState}-${toSlug(district) || 'town'}`] as const
}
