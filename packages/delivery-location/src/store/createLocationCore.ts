import { createStore, type StoreApi } from 'zustand/vanilla'
import { createInitialState, uncheckedState } from './createInitialState.ts'
import type { DeliveryLocationError, DeliveryLocationState } from './DeliveryLocationState.ts'
import type { DeliveryLocationStoreOptions } from './DeliveryLocationStoreOptions.ts'
import type { IsLatestRequest } from './IsLatestRequest.ts'

/** What all parts of one box share. */
export interface LocationCore extends DeliveryLocationStoreOptions {
  readonly store: StoreApi<DeliveryLocationState>
  /** Begins a question; what was asked before is void, a question to the visitor too. */
  readonly begin: () => IsLatestRequest
  /** Says what stood in the way; nothing is known then. */
  readonly fail: (fault: DeliveryLocationError) => DeliveryLocationError
}

/** Makes the core of one box: its state and its turns. */
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
      store.setState({ ...uncheckedState, check: { kind: 'unknown' }, error, isLocating: false })
      return error
    },
  }
}
