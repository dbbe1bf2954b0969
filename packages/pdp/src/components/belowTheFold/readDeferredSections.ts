import type { ProductPorts } from '../../store/ProductPorts.ts'

/** The parts of the page that stand below the gift. */
export type DeferredSections = typeof import('./deferredSections.ts')

let parts: DeferredSections | undefined
let coming: Promise<void> | undefined

/** Brings what stands below the gift. A server calls it before it renders, so that it is served with the rest. */
export async function preloadDeferredSections(): Promise<void> {
  parts ??= await import('./deferredSections.ts')
}

/**
 * The parts, once they have come. Until then it throws what Suspense waits for: a browser goes on showing what was served.
 * Code that does not arrive changes nothing.
 */
export function readDeferredSections(
  whenWanted: ProductPorts['scheduleLazyWork'] = atOnce,
): DeferredSections {
  if (parts) return parts
  coming ??= new Promise<void>((resolve) => {
    whenWanted(() => void preloadDeferredSections().then(resolve, () => undefined))
  })
  throw coming
}

const atOnce = (work: () => void): void => work()
