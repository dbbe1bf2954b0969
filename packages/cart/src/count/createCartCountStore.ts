import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'

/** What the header knows of the cart. */
export interface CartCountState {
  /** Pieces in the cart. */
  readonly count: number
}

/** The number beside the header's bag: readable by everyone, changed through `set` alone. */
export interface CartCountStore extends ReadonlyStore<CartCountState> {
  /** Takes a new count; the server's word wins over whatever was shown. */
  readonly set: (count: number) => void
}

/** Makes the store of the cart's count; small, because every page has one. */
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
