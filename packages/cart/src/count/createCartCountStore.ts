import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'

/** State of the header's cart count. */
export interface CartCountState {
  /** Units in the cart. */
  readonly count: number
}

/** Store of the cart count beside the bag icon: every component can read it, and only `set` changes it. */
export interface CartCountStore extends ReadonlyStore<CartCountState> {
  /** Replaces the count by the one that the server returned. */
  readonly set: (count: number) => void
}

/** Creates the store of the cart count; small, because every page has one. */
export function createCartCountStore({ initial }: { readonly initial: number }): CartCountStore {
  const store = createStore<CartCountState>(() => ({ count: initial }))
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    set: (count) => {
      if (count !== store.getState().count) store.setState({ count })
    },
  }
}
