import { createStore, type StoreApi } from 'zustand/vanilla'
import { createInitialState, initialPlaceCheckState } from './createInitialState.ts'
import type { DeliveryLocationError, DeliveryLocationState } from './DeliveryLocationState.ts'
import type { DeliveryLocationStoreOptions } from './DeliveryLocationStoreOptions.ts'
import type { LatestRequestCheck } from './LatestRequestCheck.ts'

/** State and functions that all parts of one box share. */
export interface LocationStoreCore extends DeliveryLocationStoreOptions {
  readonly store: StoreApi<DeliveryLocationState>
  /** Starts a request and makes earlier ones stale, including a pending confirmation. */
  readonly begin: () => LatestRequestCheck
  /** Sets the error and clears the check result. */
  readonly fail: (fault: DeliveryLocationError) => DeliveryLocationError
}

/** Creates the shared state of one box and its request counter. */
export function createLocationStoreCore(options: DeliveryLocationStoreOptions): LocationStoreCore {
  const initial = options.ports.place.getInitialState()
  const store = createStore<DeliveryLocationState>(() =>
    createInitialState(initial, options.delivery?.country ?? initial.country),
  )
  let turn = 0

  return {
    ...options,
    store,
    begin: () => {
      turn += 1
      const mine = turn
      if (store.getState().confirmation) store.setState({ confirmation: undefined })
      return () => mine === turn
    },
    fail: (error) => {
      store.setState({ ...initialPlaceCheckState, check: { kind: 'unknown' }, error, isLocating: false })
      return error
    },
  }
}
