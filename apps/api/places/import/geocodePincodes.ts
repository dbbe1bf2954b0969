import { calculateDistanceKm, type GeoPosition } from '../../src/places/calculateDistanceKm.ts'
import { normalizeName } from '../../src/places/normalizeName.ts'
import { centroid, type PlausiblePostOffices } from './filterPlausiblePostOffices.ts'
import { comparePostOfficeImportance, findRepresentativeOffice } from './findRepresentativeOffice.ts'
import { positionOverrides } from './overrides.ts'
import { parseOfficePlaceName } from './parseOfficePlaceName.ts'
import type { City } from './readCities.ts'
import type { PostOffice } from './readPostOffices.ts'
import type { PincodeRegion } from './resolvePincodeRegions.ts'

/** How the point of a pincode was determined. */
export type GeocodingMethod =
  | 'by hand'
  | 'head office'
  | 'middlemost office'
  | 'town of the name'
  | 'district'

/** A pincode and its point. */
export interface GeocodedPincode extends GeoPosition, PincodeRegion {
  readonly pincode: string
  readonly rule: GeocodingMethod
  /** The place names of the pincode's offices in their search form, starting with the main office. */
  readonly names: readonly string[]
}

/**
 * Assigns one point to every pincode: that of its head office, or else of its central office, or else the best
 * estimate.
 */
export function geocodePincodes(
  offices: ReadonlyMap<string, readonly PostOffice[]>,
  regions: ReadonlyMap<string, PincodeRegion>,
  clean: PlausiblePostOffices,
  cities: readonly City[],
): readonly GeocodedPincode[] {
  const series = middles(clean)
  const towns = new Map<string, City[]>()
  for (const city of cities) {
    for (const name of [city.search, ...city.names]) {
      const key = `${name}/${city.state}`
      towns.set(key, [...(towns.get(key) ?? []), city])
    }
  }
  return [...offices].map(([pincode, all]) => {
    const region = regions.get(pincode)
    if (!region) throw new Error(`Nothing is known of ${pincode}.`)
    const names = namesOf(all)
    const centre = clean.centres.get(`${region.state}/${region.district}`)
    const namesakes = names.map((name) => towns.get(`${name}/${region.state}`) ?? [])
    const found = ofOffices(clean.byPincode.get(pincode) ?? [], series.get(seriesOf(pincode)))
    const town = centre && ofTown(namesakes.flat(), centre)
    const point =
      byHand(pincode) ??
      (found && (correct(found, namesakes[0] ?? [], centre) ?? found)) ??
      town ??
      (centre && pointAt(centre, 'district'))
    if (!point) throw new Error(`No point is known for ${pincode}: add it to overrides.ts.`)
    return { ...region, pincode, names, ...point }
  })
}

function namesOf(offices: readonly PostOffice[]): readonly string[] {
  const upper = offices.filter(({ kind }) => kind !== 'BO')
  const named = [...(upper.length > 0 ? upper : offices)].sort(comparePostOfficeImportance)
  return [...new Set(named.map(({ name }) => normalizeName(parseOfficePlaceName(name))))]
}

interface Point extends GeoPosition {
  readonly rule: GeocodingMethod
}

const pointAt = ({ latitude, longitude }: GeoPosition, rule: GeocodingMethod): Point => ({
  latitude,
  longitude,
  rule,
})

function byHand(pincode: string): Point | undefined {
  const found = positionOverrides[pincode]
  return found && pointAt({ latitude: found[0], longitude: found[1] }, 'by hand')
}

function ofOffices(offices: readonly PostOffice[], neighbours: GeoPosition | undefined): Point | undefined {
  const found = findRepresentativeOffice(offices, neighbours)
  return found && pointAt(found.office, found.isHead ? 'head office' : 'middlemost office')
}

/**
 * Returns the center of each group of pincodes with the same first four digits, because the mail of such a group is
 * sorted together.
 */
function middles(clean: PlausiblePostOffices): ReadonlyMap<string, GeoPosition> {
  const points = [...clean.byPincode].map(([pincode, offices]) => ({
    series: seriesOf(pincode),
    office: findRepresentativeOffice(offices, undefined)?.office,
  }))
  return new Map(
    [...Map.groupBy(points, ({ series }) => series)].map(([series, all]) => [
      series,
      centroid(all.flatMap(({ office }) => office ?? [])),
    ]),
  )
}

const seriesOf = (pincode: string) => pincode.slice(0, 4)

/** Maximum distance in km from the center of the district. A town of the same name farther away is a different town. */
const sameDistrict = 80

function ofTown(towns: readonly City[], centre: GeoPosition): Point | undefined {
  // The first name is the one of the main office.
  const town = towns.find((each) => calculateDistanceKm(each, centre) < sameDistrict)
  return town && pointAt(town, 'town of the name')
}

/** Maximum distance in km from a main office to the town of its name. If it is farther away, its position is wrong. */
const samePlace = 25

/** Number of inhabitants from which the name of a town is unambiguous. */
const known = 20_000

/** Returns the town of the main office's name if the offices have a wrong position. */
function correct(
  found: Point,
  namesakes: readonly City[],
  centre: GeoPosition | undefined,
): Point | undefined {
  const [town, another] = namesakes
  if (!town || another || town.population < known || !centre) return undefined
  return calculateDistanceKm(found, town) > samePlace ? ofTown([town], centre) : undefined
}
