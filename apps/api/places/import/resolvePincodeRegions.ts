import { manualRegions } from './overrides.ts'
import type { PostOffice } from './readPostOffices.ts'

/** State and district of a pincode. */
export interface PincodeRegion {
  readonly state: string
  readonly district: string
}

/**
 * Returns the state and district of every pincode: those of most of its offices, or else of the pincodes with
 * neighboring numbers.
 */
export function resolvePincodeRegions(
  offices: ReadonlyMap<string, readonly PostOffice[]>,
): ReadonlyMap<string, PincodeRegion> {
  const known = new Map<string, PincodeRegion>()
  for (const [pincode, all] of offices) {
    const hand = manualRegions[pincode]
    const region = hand
      ? { district: hand[0], state: hand[1] }
      : mostOften(all.filter(({ state, district }) => state && district))
    if (region) known.set(pincode, region)
  }
  const numbers = [...known.keys()].map(Number)
  return new Map(
    [...offices.keys()].map((pincode) => {
      const nearest = known.has(pincode) ? pincode : String(nearestNumber(numbers, Number(pincode)))
      const region = known.get(nearest)
      if (!region) throw new Error(`No region is known for ${pincode}.`)
      return [pincode, region]
    }),
  )
}

function mostOften(regions: readonly PincodeRegion[]): PincodeRegion | undefined {
  const counts = new Map<string, { readonly region: PincodeRegion; count: number }>()
  for (const { state, district } of regions) {
    const key = `${state}/${district}`
    const entry = counts.get(key) ?? { region: { state, district }, count: 0 }
    entry.count += 1
    counts.set(key, entry)
  }
  const [first] = [...counts].sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
  return first?.[1].region
}

const nearestNumber = (numbers: readonly number[], wanted: number) =>
  numbers.reduce((best, number) => (Math.abs(number - wanted) < Math.abs(best - wanted) ? number : best))
