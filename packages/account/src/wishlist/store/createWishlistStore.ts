import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { ProductId, WishlistItem } from '@store/api-client/contract/wishlist'
import { createStore } from 'zustand/vanilla'
import { toWishlistData } from './applyToggleResponse.ts'
import { createFavoriteToggleSender } from './createFavoriteToggleSender.ts'
import { createWishlistLoader } from './createWishlistLoader.ts'
import type { WishlistPorts } from './WishlistPorts.ts'
import type { WishlistSharedState } from './WishlistSharedState.ts'
import type { WishlistState } from './WishlistState.ts'

/** The wishlist's store: its state, and the actions that change it. */
export interface WishlistStore extends ReadonlyStore<WishlistState> {
  readonly actions: WishlistActions
}

/** Actions of a visitor or host on the wishlist. */
export interface WishlistActions {
  /**
   * Saves or removes a product, after a login if needed. The change is shown immediately (optimistic update); returns
   * whether it succeeded.
   */
  readonly setFavorite: (productId: ProductId, isWished: boolean) => Promise<boolean>
  /** Loads the list from the server; a guest has none. */
  readonly refresh: () => Promise<void>
  /** Requests a login from a guest, and then loads the list. */
  readonly logIn: () => Promise<void>
}

/** Options of `createWishlistStore`. */
export interface WishlistStoreOptions {
  /** The server-rendered list, a guest, or a failed load; missing when nothing was requested. */
  readonly initial?: InitialWishlist | undefined
  /** The host's ports. */
  readonly ports: WishlistPorts
}

/** Initial wishlist data of a page. */
export type InitialWishlist =
  | { readonly kind: 'list'; readonly items: readonly WishlistItem[] }
  | { readonly kind: 'guest' }
  | { readonly kind: 'failed' }

/** Creates the store of a visitor's favorites. */
export function createWishlistStore({ initial, ports }: WishlistStoreOptions): WishlistStore {
  const store = createStore<WishlistState>(() => ({
    data: initial?.kind === 'list' ? toWishlistData(initial.items) : undefined,
    pending: new Map(),
    status: initial === undefined || initial.kind === 'list' ? 'idle' : initial.kind,
    failed: undefined,
    toast: undefined,
  }))
  let notifiedCount = 0
  const core: WishlistSharedState = {
    store,
    ports,
    visit: { number: 0 },
    changes: { number: 0 },
    showToast: (notice) => {
      notifiedCount += 1
      store.setState({ toast: { ...notice, id: notifiedCount } })
    },
  }
  const refresh = createWishlistLoader(core)

  ports.session.subscribe(({ kind }, before) => {
    if (kind === before.kind) return
    core.visit.number += 1
    // A toggle by one visitor must not be applied for the next one, except a toggle that waited for this login.
    if (kind === 'guest') store.setState({ pending: new Map(), data: undefined, failed: undefined })
    void refresh()
  })

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    actions: {
      setFavorite: createFavoriteToggleSender(core, refresh),
      refresh,
      logIn: async () => {
        if ((await ports.requestLogin({ kind: 'favorite' })) === 'loggedIn') await refresh()
      },
    },
  }
}
