import type { Readable } from '@store/api-client/contract/ports'
import type { ProductId } from '@store/api-client/contract/wishlist'
import { createStore } from 'zustand/vanilla'

/** How hearts look, by product; one that is not named is white. */
export type HeartsState = Readonly<Partial<Record<ProductId, HeartLook>>>

/** How one heart looks. */
export interface HeartLook {
  /** Whether the product is saved, as far as is known. */
  readonly saved: boolean
  /** Whether its wish waits for code or for a login. @default false */
  readonly busy?: boolean
  /** Whether its last wish did not come true. @default false */
  readonly failed?: boolean
}

/** The hearts of a page: small, because nearly every page has some; the wishlist itself may come late. */
export interface HeartsStore extends Readable<HeartsState> {
  /** Saves a product or takes it out; settles with whether it is so. */
  readonly wish: (productId: ProductId, isWished: boolean) => Promise<boolean>
  /** Takes how all of them look; for the wishlist, once it is there. */
  readonly show: (state: HeartsState) => void
}

/** Makes the hearts of a page; `wish` may load the wishlist first, and rejects where that cannot be had. */
export function createHeartsStore({ wish }: Pick<HeartsStore, 'wish'>): HeartsStore {
  const store = createStore<HeartsState>(() => ({}))
  return {
    ...store,
    show: (state) => store.setState(state, true),
    wish: async (id, isWished) => {
      const saved = !isWished
      store.setState({ [id]: { saved, busy: true } })
      try {
        return await wish(id, isWished)
      } catch {
        store.setState({ [id]: { saved, failed: true } })
        return false
      }
    },
  }
}
