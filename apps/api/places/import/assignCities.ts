import { calculateDistanceKm } from '../../src/places/calculateDistanceKm.ts'
import { normalizeName } from '../../src/places/normalizeName.ts'
import type { GeocodedPincode } from './geocodePincodes.ts'
import { districtMainTowns, manualCities } from './overrides.ts'
import type { City } from './readCities.ts'

/** How the city of a pincode was determined. */
export type CityAssignmentMethod =
  | 'by hand'
  | 'office named after it'
  | 'city that covers it'
  | 'nearest town'
  | 'district'

/** A pincode and its city. */
export interface CityAssignment {
  readonly placed: GeocodedPincode
  readonly city: City
  readonly rule: CityAssignmentMethod
}

/** Assigns to every pincode the city that a shopper would write in an address with this pincode. */
export function assignCities(
  pincodes: readonly GeocodedPincode[],
  cities: readonly City[],
): readonly CityAssignment[] {
  const byState = Map.groupBy(cities, ({ state }) => state)
  const districts = new Map<string, City>()
  return pincodes.map((placed) => {
    const near = (byState.get(placed.state) ?? []).map((city) => ({
      city,
      away: calculateDistanceKm(city, placed),
    }))
    const hand = byHand(placed, cities)
    if (hand) return { placed, city: hand, rule: 'by hand' }
    const covering = best(near.filter(({ city, away }) => away <= radius(city)))
    const named = ofName(placed, near)
    if (named && !(covering && outweighs(covering, named))) {
      return { placed, city: named.city, rule: 'office named after it' }
    }
    if (covering) return { placed, city: covering.city, rule: 'city that covers it' }
    const within = near.filter(({ away }) => away <= farthest)
    const town = best(within.filter(({ city }) => city.population > 0)) ?? best(within)
    if (town) return { placed, city: town.city, rule: 'nearest town' }
    const key = `${placed.state}/${placed.district}`
    const district = districts.get(key) ?? ofDistrict(placed, near)
    districts.set(key, district)
    return { placed, city: district, rule: 'district' }
  })
}

interface Near {
  readonly city: City
  /** Distance in km. */
  readonly away: number
}

/** Maximum distance to a town that a pincode may be named after, in km. */
const farthest = 25

/** Radius of a city in km: 28 for three million people, 4 for a small town. */
const radius = ({ population }: City) => Math.min(28, Math.max(4, 0.0162 * Math.sqrt(population)))

// Two km are added so that a suburb that GeoNames lists as a town does not take precedence over its own city.
const pull = ({ city, away }: Near) => (away + 2) / radius(city)

const best = (near: readonly Near[]): Near | undefined =>
  [...near].sort((a, b) => pull(a) - pull(b) || b.city.population - a.city.population)[0]

/**
 * Returns whether a big city near an office takes precedence over the town with the office's name, which may be a
 * suburb.
 */
const outweighs = (covering: Near, named: Near) =>
  covering.city !== named.city &&
  named.city.population < 100_000 &&
  covering.city.population >= 300_000 &&
  covering.city.population >= 10 * named.city.population &&
  pull(covering) < 0.75

function ofName({ names }: GeocodedPincode, near: readonly Near[]): Near | undefined {
  for (const name of names) {
    const same = near.filter(({ city, away }) => away <= farthest && isCalled(city, name))
    const [biggest] = same.sort((a, b) => b.city.population - a.city.population || a.away - b.away)
    if (biggest) return biggest
  }
  return undefined
}

const isCalled = (city: City, name: string) => city.search === name || city.names.has(name)

function byHand({ pincode, state }: GeocodedPincode, cities: readonly City[]): City | undefined {
  const rule = manualCities.find(
    ({ prefixes, states }) =>
      prefixes?.some((prefix) => pincode.startsWith(prefix)) || states?.includes(state),
  )
  if (!rule) return undefined
  const city = cities.find((each) => `${each.name}, ${each.state}` === rule.city)
  if (!city) throw new Error(`overrides.ts names ${rule.city}, which is no city of the sources.`)
  return city
}

/** Returns the town after which the district is named, or else a synthetic town at this position. */
function ofDistrict({ district, state, latitude, longitude }: GeocodedPincode, near: readonly Near[]): City {
  const title = districtMainTowns[`${district}, ${state}`] ?? capitalise(district)
  const search = normalizeName(title)
  const seat = near.find(({ city }) => isCalled(city, search))
  if (seat) return seat.city
  return { name: title, search, state, district: '', population: 0, latitude, longitude, names: new Set() }
}

const capitalise = (name: string) =>
  name.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase()).replaceAll(' And ', ' and ')
