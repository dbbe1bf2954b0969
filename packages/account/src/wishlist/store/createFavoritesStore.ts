import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { ProductId } from '@store/api-client/contract/wishlist'
import { createStore } from 'zustand/vanilla'

/** How hearts look, by product; one that is not named is white. */
export type FavoritesState = Readonly<Partial<Record<ProductId, FavoriteButtonState>>>

/** How one heart looks. */
export interface FavoriteButtonState {
  /** Whether the product is saved, as far as is known. */
  readonly saved: boolean
  /** Whether its wish waits for code or for a login. @default false */
  readonly busy?: boolean
  /** Whether its last wish did not come true. @default false */
  readonly failed?: boolean
}

/** The hearts of a page: small, because nearly every page has some; the wishlist itself may come late. */
export interface FavoritesStore extends ReadonlyStore<FavoritesState> {
  /** Saves a product or takes it out; settles with whether it is so. */
  readonly setFavorite: (productId: ProductId, isWished: boolean) => Promise<boolean>
  /** Takes how all of them look; for the wishlist, once it is there. */
  readonly show: (state: FavoritesState) => void
}

/** Makes the hearts of a page; `wish` may load the wishlist first, and rejects where that cannot be had. */
export function createFavoritesStore({ setFavorite }: Pick<FavoritesStore, 'setFavorite'>): FavoritesStore {
  const store = createStore<FavoritesState>(() => ({}))
  return {
    ...store,
    show: (state) => store.setState(state, true),
    setFavorite: async (id, isWished) => {
      const saved = !isWished
      store.setState({ [id]: { saved, busy: true } })
      try {
        return await setFavorite(id, isWished)
      } catch {
        store.setState({ [id]: { saved, failed: true } })
        return false
      }
    },
  }
}
