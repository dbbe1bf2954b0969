import { onFirstInteraction } from './onFirstInteraction.ts'

/** Follows where products are tapped once somebody stirs; what follows them comes late, and is not missed where it does not. */
export const trackProductClicks = (productId: () => number | undefined): void =>
  onFirstInteraction(() => {
    import('./startClickTracking.ts').then(
      ({ startClickTracking }) => startClickTracking(productId),
      () => undefined,
    )
  })
