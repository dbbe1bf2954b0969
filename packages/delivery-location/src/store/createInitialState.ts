import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type {
  DeliveryLocationState,
  LocationSearchState,
  SavedAddressesState,
} from './DeliveryLocationState.ts'

/** State of the search before any query. */
export const initialSearchState: LocationSearchState = { status: 'idle', text: '', cities: [], places: [] }

/** State of the saved addresses before they are loaded. */
export const initialSavedAddresses: SavedAddressesState = {
  ...{ status: 'unknown', list: [], chosen: undefined, checking: undefined, unavailable: [] },
}

/** State of a location before any check. */
export const initialPlaceCheckState = {
  check: { kind: 'idle' },
  error: undefined,
  message: '',
  alternatives: undefined,
  slot: { kind: 'none' },
  missingField: undefined,
  isNearest: false,
} as const satisfies Partial<DeliveryLocationState>

/** Creates the initial state of a box. */
export const createInitialState = (place: DeliveryPlaceState, country: number): DeliveryLocationState => ({
  ...initialPlaceCheckState,
  typed: '',
  place,
  country,
  focusRequestCount: 0,
  isLocating: false,
  open: undefined,
  confirmation: undefined,
  search: initialSearchState,
  savedAddresses: initialSavedAddresses,
  countries: [],
})
