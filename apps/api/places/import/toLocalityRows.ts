import { normalizeName } from '../../src/places/normalizeName.ts'
import { manualLocalities } from './manualLocalities.ts'
import { isPlaceName, parseOfficePlaceName } from './parseOfficePlaceName.ts'
import type { PostOffice } from './readPostOffices.ts'
import type { SeedRow } from './writeSeed.ts'

/**
 * Returns the localities of every pincode: the names of its head and sub offices, or else of its branches, plus the
 * manual names.
 */
export function toLocalityRows(offices: ReadonlyMap<string, readonly PostOffice[]>): readonly SeedRow[] {
  return [...offices].flatMap(([pincode, every]) => {
    const upper = every.filter(({ kind }) => kind !== 'BO')
    const places = (upper.length > 0 ? upper : every).filter(({ name }) => isPlaceName(name))
    const all = [
      ...places.map(({ name }) => parseOfficePlaceName(name)),
      ...(manualLocalities[pincode] ?? []),
    ]
    const names = new Map(all.map((name) => [normalizeName(name), name]))
    return [...names].filter(([search]) => search.length > 1).map(([search, name]) => [pincode, name, search])
  })
}
