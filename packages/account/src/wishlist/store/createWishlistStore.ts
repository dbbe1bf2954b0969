import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { ProductId, WishlistItem } from '@store/api-client/contract/wishlist'
import { createStore } from 'zustand/vanilla'
import { toWishlistData } from './applyToggleResponse.ts'
import { createFavoriteToggle } from './createFavoriteToggle.ts'
import { createWishlistLoader } from './createWishlistLoader.ts'
import type { WishlistCore } from './WishlistCore.ts'
import type { WishlistPorts } from './WishlistPorts.ts'
import type { WishlistState } from './WishlistState.ts'

/** The wishlist's store: state to read, actions to call. */
export interface WishlistStore extends ReadonlyStore<WishlistState> {
  readonly actions: WishlistActions
}

/** What a visitor or host can do with the wishlist. */
export interface WishlistActions {
  /**
   * Saves a product or takes it out, after a login where one is needed. Shown at once; settles with whether it is so.
   */
  readonly setFavorite: (productId: ProductId, isWished: boolean) => Promise<boolean>
  /** Reads the list from the server; a guest has none. */
  readonly refresh: () => Promise<void>
  /** Asks a guest to log in, and reads the list then. */
  readonly logIn: () => Promise<void>
}

/** What a wishlist store begins with and needs. */
export interface WishlistStoreOptions {
  /** The list the server rendered, that there is none for a guest, or that it could not be had; missing where nothing was asked. */
  readonly initial?: InitialWishlist | undefined
  /** All it needs from its host. */
  readonly ports: WishlistPorts
}

/** What a page knows of the wishlist when it is made. */
export type InitialWishlist =
  | { readonly kind: 'list'; readonly items: readonly WishlistItem[] }
  | { readonly kind: 'guest' }
  | { readonly kind: 'failed' }

/** Makes the store of a visitor's favorites. */
export function createWishlistStore({ initial, ports }: WishlistStoreOptions): WishlistStore {
  const store = createStore<WishlistState>(() => ({
    data: initial?.kind === 'list' ? toWishlistData(initial.items) : undefined,
    pending: new Map(),
    status: initial === undefined || initial.kind === 'list' ? 'idle' : initial.kind,
    failed: undefined,
    toast: undefined,
  }))
  let told = 0
  const core: WishlistCore = {
    store,
    ports,
    visit: { number: 0 },
    changes: { number: 0 },
    showToast: (notice) => {
      told += 1
      store.setState({ toast: { ...notice, id: told } })
    },
  }
  const refresh = createWishlistLoader(core)

  ports.session.subscribe(({ kind }, before) => {
    if (kind === before.kind) return
    core.visit.number += 1
    // What somebody wished must not come true for the next; what waits for this login must.
    if (kind === 'guest') store.setState({ pending: new Map(), data: undefined, failed: undefined })
    void refresh()
  })

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    actions: {
      setFavorite: createFavoriteToggle(core, refresh),
      refresh,
      logIn: async () => {
        if ((await ports.requestLogin({ kind: 'favorite' })) === 'loggedIn') await refresh()
      },
    },
  }
}
