import { createStore, type StoreApi } from 'zustand/vanilla'
import { createInitialState, initialCheckState } from './createInitialState.ts'
import type { DeliveryLocationError, DeliveryLocationState } from './DeliveryLocationState.ts'
import type { DeliveryLocationStoreOptions } from './DeliveryLocationStoreOptions.ts'
import type { IsLatestRequest } from './IsLatestRequest.ts'

/** Shared core of all parts of one box. */
export interface LocationCore extends DeliveryLocationStoreOptions {
  readonly store: StoreApi<DeliveryLocationState>
  /** Starts a request; earlier requests become stale, including a pending confirmation. */
  readonly begin: () => IsLatestRequest
  /** Sets the error; the check result is cleared. */
  readonly fail: (fault: DeliveryLocationError) => DeliveryLocationError
}

/** Creates the core of one box: its state and its request counter. */
export function createLocationCore(options: DeliveryLocationStoreOptions): LocationCore {
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
      store.setState({ ...initialCheckState, check: { kind: 'unknown' }, error, isLocating: false })
      return error
    },
  }
}
