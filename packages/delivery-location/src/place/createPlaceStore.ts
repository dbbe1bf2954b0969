import type { DeliveryPlace, DeliveryPlaceState } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'

/** Store of the chosen location: readable by every feature, changed only through these actions. */
export interface PlaceStore extends DeliveryPlace {
  /** Sets the location of the visit; a day and slot chosen for another location are cleared. */
  readonly choose: (place: DeliveryPlaceState) => void
  /** Sets the day, and the slot of that day, at the current location. */
  readonly setDateAndSlot: (when: Pick<DeliveryPlaceState, 'date' | 'slot'>) => void
  /** Applies what other tabs choose, without persisting it again; returns the unsubscribe function. */
  readonly follow: (listen: CrossTabSubscriber) => () => void
}

/** Subscribes to what other tabs choose; returns the unsubscribe function. */
export type CrossTabSubscriber = (take: (place: DeliveryPlaceState) => void) => () => void

/** Options of `createPlaceStore`. */
export interface PlaceStoreOptions {
  /** The location known when the page was rendered. */
  readonly initial: DeliveryPlaceState
  /** Persists a location beyond the page and notifies other tabs; the host writes its cookies here. */
  readonly persist: (place: DeliveryPlaceState) => void
}

/** Creates the store of the chosen location; small, because every page has one. */
export function createPlaceStore({ initial, persist }: PlaceStoreOptions): PlaceStore {
  const store = createStore<DeliveryPlaceState>(() => initial)
  const choose = (place: DeliveryPlaceState) => {
    store.setState(place, true)
    persist(place)
  }
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    choose,
    setDateAndSlot: ({ date, slot }) => choose({ ...store.getState(), date, slot }),
    follow: (listen) => listen((place) => store.setState(place, true)),
  }
}
