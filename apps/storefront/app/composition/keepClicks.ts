import { whenStirred } from './whenStirred.ts'

/** Follows where products are tapped once somebody stirs; what follows them comes late, and is not missed where it does not. */
export const keepClicks = (productId: () => number | undefined): void =>
  whenStirred(() => {
    import('./createClickCookies.ts').then(
      ({ followClicks }) => followClicks(productId),
      () => undefined,
    )
  })
