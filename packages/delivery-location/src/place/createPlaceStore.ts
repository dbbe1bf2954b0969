import type { DeliveryPlace, DeliveryPlaceState } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'

/** The chosen place: readable by every feature, changed through `choose` alone. */
export interface PlaceStore extends DeliveryPlace {
  /** Takes a place for the whole visit. */
  readonly choose: (place: DeliveryPlaceState) => void
}

/** What the place store begins with and needs. */
export interface PlaceStoreOptions {
  /** The place known when the page was made. */
  readonly initial: DeliveryPlaceState
  /** Keeps a place beyond the page; the host writes its cookies here. */
  readonly remember: (place: DeliveryPlaceState) => void
}

/** Makes the store of the chosen place; small, because every page has one. */
export function createPlaceStore({ initial, remember }: PlaceStoreOptions): PlaceStore {
  const store = createStore<DeliveryPlaceState>(() => initial)
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    choose: (place) => {
      store.setState(place, true)
      remember(place)
    },
  }
}
