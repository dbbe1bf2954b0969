import { onFirstInteraction } from '@store/ui/hydration'

/** Tracks product clicks after the first interaction. The tracker is lazy-loaded; a failure is ignored. */
export const trackProductClicks = (productId: () => number | undefined): void =>
  onFirstInteraction(() => {
    import('./startClickTracking.ts').then(
      ({ startClickTracking }) => startClickTracking(productId),
      () => undefined,
    )
  })
