import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { ProductId } from '@store/api-client/contract/wishlist'
import { createStore } from 'zustand/vanilla'

/** States of the favorite buttons by product; products that are not saved are missing. */
export type FavoritesState = Readonly<Partial<Record<ProductId, FavoriteButtonState>>>

/** State of one favorite button. */
export interface FavoriteButtonState {
  /** Whether the product is saved, as far as the page knows. */
  readonly saved: boolean
  /** Whether its favorite button waits until the wishlist's script is loaded or the visitor has signed in. @default false */
  readonly busy?: boolean
  /** Whether its last toggle failed. @default false */
  readonly failed?: boolean
}

/**
 * The store of a page's favorite buttons. It is small, because nearly every page has some; the wishlist itself may be
 * lazy-loaded.
 */
export interface FavoritesStore extends ReadonlyStore<FavoritesState> {
  /** Saves or removes a product; returns whether it succeeded. */
  readonly setFavorite: (productId: ProductId, isWished: boolean) => Promise<boolean>
  /** Replaces the state of all buttons; called by the wishlist after it was loaded. */
  readonly show: (state: FavoritesState) => void
}

/**
 * Creates the store of a page's favorite buttons. `setFavorite` may load the wishlist first, and rejects when that
 * fails.
 */
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
