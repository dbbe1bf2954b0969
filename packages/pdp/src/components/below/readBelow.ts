import type { ProductPorts } from '../../store/ProductPorts.ts'

/** The parts of the page that stand below the gift. */
export type BelowParts = typeof import('./below.ts')

let parts: BelowParts | undefined
let coming: Promise<void> | undefined

/** Brings what stands below the gift. A server calls it before it renders, so that it is served with the rest. */
export async function loadBelow(): Promise<void> {
  parts ??= await import('./below.ts')
}

/**
 * The parts, once they have come. Until then it throws what Suspense waits for: a browser goes on showing what was served.
 * Code that does not arrive changes nothing.
 */
export function readBelow(whenWanted: ProductPorts['whenWanted'] = atOnce): BelowParts {
  if (parts) return parts
  coming ??= new Promise<void>((resolve) => {
    whenWanted(() => void loadBelow().then(resolve, () => undefined))
  })
  throw coming
}

const atOnce = (work: () => void): void => work()
