import { seedFiles } from '../../src/places/seedFiles.ts'
import { alternateCityNames } from './alternateCityNames.ts'
import { assignCities } from './assignCities.ts'
import { filterPlausiblePostOffices } from './filterPlausiblePostOffices.ts'
import { geocodePincodes } from './geocodePincodes.ts'
import {
  districtMainTowns,
  manualCities,
  manualRegions,
  modernCityNames,
  populationOverrides,
  positionOverrides,
} from './overrides.ts'
import { readCities } from './readCities.ts'
import { readPostOffices } from './readPostOffices.ts'
import { readWorldCities } from './readWorldCities.ts'
import { resolvePincodeRegions } from './resolvePincodeRegions.ts'
import { toCityRows } from './toCityRows.ts'
import { toLocalityRows } from './toLocalityRows.ts'
import { assignUniqueIds, toSlug } from './toSlug.ts'
import { writeSeed } from './writeSeed.ts'

const offices = readPostOffices()
const cities = readCities()
const byPincode = new Map(
  [...Map.groupBy(offices, ({ pincode }) => pincode)].sort(([a], [b]) => (a < b ? -1 : 1)),
)
const regions = resolvePincodeRegions(byPincode)
const placed = geocodePincodes(
  byPincode,
  regions,
  filterPlausiblePostOffices(offices, regions, cities),
  cities,
)
const named = assignCities(placed, cities)
const { ids, rows, names } = toCityRows(cities, named)
const world = readWorldCities().map((city) => {
  const slug = `${city.country.toLowerCase()}-${toSlug(city.name)}`
  return { ...city, slugs: [slug, `${slug}-${toSlug(city.region)}`] as const }
})
const worldIds = assignUniqueIds(world)
/** Rounds coordinates to about eleven meters, which is precise enough for a post office. */
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4

const seeds = {
  cities: rows.map(([id, city]) => [
    id,
    city.name,
    city.search,
    city.state,
    city.population,
    round(city.latitude),
    round(city.longitude),
  ]),
  cityNames: names,
  pincodes: named.map(({ placed: { pincode, latitude, longitude }, city }) => [
    pincode,
    ids.get(city) ?? '',
    round(latitude),
    round(longitude),
  ]),
  localities: toLocalityRows(byPincode),
  worldCities: world.map((city) => [
    worldIds.get(city) ?? '',
    city.country,
    city.name,
    city.search,
    city.region,
    city.population,
  ]),
}

let total = 0
for (const seed of ['cities', 'cityNames', 'pincodes', 'localities', 'worldCities'] as const) {
  const bytes = writeSeed(seedFiles[seed], seeds[seed])
  total += bytes
  say(`${seedFiles[seed].file}: ${seeds[seed].length} rows, ${bytes} bytes`)
}
say(`together ${total} bytes`)
say(`post offices read: ${offices.length}`)
say(`point of a pincode: ${counts(placed.map(({ rule }) => rule))}`)
say(`city of a pincode: ${counts(named.map(({ rule }) => rule))}`)
const districts = new Set(named.map(({ placed: { district, state } }) => `${district}, ${state}`))
say(
  `by hand: ${manualCities.length} rules for cities, ${sizeOf(positionOverrides)} points, ${sizeOf(manualRegions)} regions, ` +
    `${sizeOf(modernCityNames)} names, ${sizeOf(populationOverrides)} populations, ${sizeOf(alternateCityNames)} cities with other names, ` +
    `${sizeOf(districtMainTowns)} seats of districts`,
)
say(
  `seats of districts that are none: ${
    Object.keys(districtMainTowns)
      .filter((key) => !districts.has(key))
      .join('; ') || 'no'
  }`,
)

function sizeOf(table: Readonly<Record<string, unknown>>): number {
  return Object.keys(table).length
}

function counts(rules: readonly string[]): string {
  const groups = [...Map.groupBy(rules, (rule) => rule)].map(([rule, { length }]) => ({ rule, length }))
  return groups
    .sort((a, b) => b.length - a.length)
    .map(({ rule, length }) => `${rule} ${length}`)
    .join(', ')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
