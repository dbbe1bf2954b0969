import type { DeliveryPlace, DeliveryPlaceState } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'

/** The chosen place: readable by every feature, changed through these verbs alone. */
export interface PlaceStore extends DeliveryPlace {
  /** Takes a place for the whole visit; a day and slot chosen for another place are forgotten. */
  readonly choose: (place: DeliveryPlaceState) => void
  /** Takes the day, and the slot of that day, at the place as it stands. */
  readonly setDateAndSlot: (when: Pick<DeliveryPlaceState, 'date' | 'slot'>) => void
  /** Takes what other tabs choose, without remembering it once more; the answer ends it. */
  readonly follow: (listen: CrossTabSubscriber) => () => void
}

/** Hears what other tabs choose, until its answer is called. */
export type CrossTabSubscriber = (take: (place: DeliveryPlaceState) => void) => () => void

/** What the place store begins with and needs. */
export interface PlaceStoreOptions {
  /** The place known when the page was made. */
  readonly initial: DeliveryPlaceState
  /** Keeps a place beyond the page and tells other tabs; the host writes its cookies here. */
  readonly persist: (place: DeliveryPlaceState) => void
}

/** Makes the store of the chosen place; small, because every page has one. */
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
