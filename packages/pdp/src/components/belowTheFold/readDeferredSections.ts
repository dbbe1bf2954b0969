import type { ProductPorts } from '../../store/ProductPorts.ts'

/** Sections of the page below the fold. */
export type DeferredSections = typeof import('./deferredSections.ts')

let parts: DeferredSections | undefined
let coming: Promise<void> | undefined

/**
 * Loads the code of the sections below the fold. The server calls it before rendering, so that they are part of the
 * page's HTML.
 */
export async function preloadDeferredSections(): Promise<void> {
  parts ??= await import('./deferredSections.ts')
}

/**
 * Returns the sections once their code is loaded. Until then it throws a promise for Suspense: the browser keeps
 * showing the served HTML. A failed load changes nothing.
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
