import { calculateDistanceKm, type GeoPosition } from '../../src/places/calculateDistanceKm.ts'
import { median } from './median.ts'
import type { City } from './readCities.ts'
import type { PostOffice } from './readPostOffices.ts'
import type { PincodeRegion } from './resolvePincodeRegions.ts'

/** Offices with plausible coordinates, and the center of every district. */
export interface PlausiblePostOffices {
  readonly byPincode: ReadonlyMap<string, readonly PostOffice[]>
  /** Center of each district, by `state/district`. */
  readonly centres: ReadonlyMap<string, GeoPosition>
}

/** Maximum distance in km from an office to the nearest town of its state. */
const townsAway = 50

/** Maximum number of pincodes that share a point. A point of more pincodes is a placeholder for an unknown position. */
const mostSharing = 3

/** Offices this close to the center of their district, in km, are always kept. */
const alwaysNear = 40

/** Removes offices at sea, in other states, on shared points, and far from the other offices of their district. */
export function filterPlausiblePostOffices(
  offices: readonly PostOffice[],
  regions: ReadonlyMap<string, PincodeRegion>,
  cities: readonly City[],
): PlausiblePostOffices {
  const towns = Map.groupBy(cities, ({ state }) => state)
  const keyOf = (pincode: string) => {
    const region = regions.get(pincode)
    return `${region?.state}/${region?.district}`
  }
  const isInState = (office: PostOffice) =>
    isNearTown(office, towns.get(regions.get(office.pincode)?.state ?? '') ?? [])
  const placed = dropShared(offices.filter(isInState))
  const centres = new Map<string, GeoPosition>()
  const valid: PostOffice[] = []
  for (const [district, all] of Map.groupBy(placed, ({ pincode }) => keyOf(pincode))) {
    // In some districts the coordinates of all branch offices are invented; those of head and sub offices are real.
    const upper = all.filter(({ kind }) => kind !== 'BO')
    const centre = centroid(upper.length < 3 ? all : upper)
    centres.set(district, centre)
    const usual = median(all.map((office) => calculateDistanceKm(office, centre)))
    valid.push(
      ...all.filter((office) => calculateDistanceKm(office, centre) <= Math.max(alwaysNear, 3 * usual)),
    )
  }
  return { byPincode: Map.groupBy(valid, ({ pincode }) => pincode), centres }
}

/** Returns the center of the points, with each axis calculated separately. */
export const centroid = (points: readonly GeoPosition[]): GeoPosition => ({
  latitude: median(points.map(({ latitude }) => latitude)),
  longitude: median(points.map(({ longitude }) => longitude)),
})

const isNearTown = (office: PostOffice, towns: readonly City[]) =>
  towns.some(
    (town) =>
      Math.abs(town.latitude - office.latitude) < 0.5 && calculateDistanceKm(town, office) < townsAway,
  )

function dropShared(offices: readonly PostOffice[]): readonly PostOffice[] {
  const points = Map.groupBy(offices, ({ latitude, longitude }) => `${latitude},${longitude}`)
  return [...points.values()].flatMap((sharing) =>
    new Set(sharing.map(({ pincode }) => pincode)).size <= mostSharing
      ? sharing
      : sharing.filter(({ kind }) => kind === 'HO'),
  )
}
