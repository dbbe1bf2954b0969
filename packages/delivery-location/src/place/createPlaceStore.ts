import type { DeliveryPlaceState, DeliveryPlaceStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'

/** Store of the chosen location: every feature can read it, and only these actions change it. */
export interface PlaceStore extends DeliveryPlaceStore {
  /** Sets the location of the visit, and clears a day and slot that were chosen for another location. */
  readonly choose: (place: DeliveryPlaceState) => void
  /** Sets the day, and the slot of that day, at the current location. */
  readonly setDateAndSlot: (when: Pick<DeliveryPlaceState, 'date' | 'slot'>) => void
  /** Applies locations that other tabs choose, without persisting them again; returns the unsubscribe function. */
  readonly follow: (listen: CrossTabSubscriber) => () => void
}

/** Subscribes to locations that other tabs choose; returns the unsubscribe function. */
export type CrossTabSubscriber = (take: (place: DeliveryPlaceState) => void) => () => void

/** Options of `createPlaceStore`. */
export interface PlaceStoreOptions {
  /** The location at the time when the page was rendered. */
  readonly initial: DeliveryPlaceState
  /** Persists a location for later pages and other tabs; hosts write their cookies here. */
  readonly persist: (place: DeliveryPlaceState) => void
}

/** Creates the store of the chosen location. It is small, because every page has one. */
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
