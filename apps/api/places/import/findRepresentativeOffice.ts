import { calculateDistanceKm, type GeoPosition } from '../../src/places/calculateDistanceKm.ts'
import type { PostOffice } from './readPostOffices.ts'

/** The office that marks the position of a pincode, if its offices determine one. */
export interface RepresentativeOffice {
  readonly office: PostOffice
  readonly isHead: boolean
}

/** Maximum distance between two offices of one pincode in a city, in km. */
const sameQuarter = 5

/**
 * Returns the head office, or else the central office. If the only delivering office is far from the central office,
 * returns the one of the two that is nearer to the pincodes with the next numbers.
 */
export function findRepresentativeOffice(
  offices: readonly PostOffice[],
  neighbours: GeoPosition | undefined,
): RepresentativeOffice | undefined {
  const head = offices.find(({ kind, isDelivering }) => kind === 'HO' && isDelivering)
  if (head) return { office: head, isHead: true }
  const upper = offices.filter(({ kind }) => kind !== 'BO')
  const middle = middlemost(upper.length > 0 ? upper : offices)
  if (!middle) return undefined
  const [only, another] = upper.filter(({ isDelivering }) => isDelivering)
  const disagree = only && !another && calculateDistanceKm(only, middle) > sameQuarter
  if (!disagree || !neighbours) return { office: middle, isHead: false }
  const isOnlyNearer = calculateDistanceKm(only, neighbours) < calculateDistanceKm(middle, neighbours)
  return { office: isOnlyNearer ? only : middle, isHead: false }
}

/** Sorts offices by importance, the most important first. */
export function comparePostOfficeImportance(a: PostOffice, b: PostOffice): number {
  const kinds = ranks[a.kind] - ranks[b.kind]
  return kinds || Number(b.isDelivering) - Number(a.isDelivering) || (a.name < b.name ? -1 : 1)
}

const ranks: Readonly<Record<PostOffice['kind'], number>> = { HO: 0, PO: 1, BO: 2 }

/** Returns the office with the shortest total distance to all others. */
function middlemost(offices: readonly PostOffice[]): PostOffice | undefined {
  const sum = (from: PostOffice) => offices.reduce((km, to) => km + calculateDistanceKm(from, to), 0)
  return offices
    .map((office) => ({ office, ways: sum(office) }))
    .sort((a, b) => a.ways - b.ways || comparePostOfficeImportance(a.office, b.office))[0]?.office
}
