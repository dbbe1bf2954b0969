import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeliveryLocationFault, DeliveryLocationState } from './DeliveryLocationState.ts'
import type { DeliveryLocationStoreOptions } from './DeliveryLocationStoreOptions.ts'
import { emptyState, untouched } from './emptyState.ts'
import type { IsNewest } from './IsNewest.ts'

/** What all parts of one box share. */
export interface LocationCore extends DeliveryLocationStoreOptions {
  readonly store: StoreApi<DeliveryLocationState>
  /** Begins a question; what was asked before is void, a question to the visitor too. */
  readonly begin: () => IsNewest
  /** Says what stood in the way; nothing is known then. */
  readonly fail: (fault: DeliveryLocationFault) => DeliveryLocationFault
}

/** Makes the core of one box: its state and its turns. */
export function createLocationCore(options: DeliveryLocationStoreOptions): LocationCore {
  const initial = options.ports.place.getInitialState()
  const store = createStore<DeliveryLocationState>(() =>
    emptyState(initial, options.delivery?.country ?? initial.country),
  )
  let turn = 0

  return {
    ...options,
    store,
    begin: () => {
      turn += 1
      const mine = turn
      if (store.getState().question) store.setState({ question: undefined })
      return () => mine === turn
    },
    fail: (fault) => {
      store.setState({ ...untouched, check: { kind: 'unknown' }, fault, isLocating: false })
      return fault
    },
  }
}
