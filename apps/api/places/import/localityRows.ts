import { foldName } from '../../src/places/foldName.ts'
import { isPlaceName, nameOffice } from './nameOffice.ts'
import type { Office } from './readOffices.ts'
import type { SeedRow } from './writeSeed.ts'

/** The neighbourhoods of every pincode: the names of its head and sub offices, else of its branches. */
export function localityRows(offices: ReadonlyMap<string, readonly Office[]>): readonly SeedRow[] {
  return [...offices].flatMap(([pincode, all]) => {
    const upper = all.filter(({ kind }) => kind !== 'BO')
    const places = (upper.length > 0 ? upper : all).filter(({ name }) => isPlaceName(name))
    const names = new Map(places.map(({ name }) => nameOffice(name)).map((name) => [foldName(name), name]))
    return [...names].filter(([search]) => search.length > 1).map(([search, name]) => [pincode, name, search])
  })
}
