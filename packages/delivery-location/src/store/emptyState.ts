import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { DeliveryLocationState, SearchState } from './DeliveryLocationState.ts'

/** Nothing was searched for. */
export const noSearch: SearchState = { status: 'idle', text: '', cities: [], places: [] }

/** What is known of a place nothing was asked about yet. */
export const untouched = {
  check: { kind: 'idle' },
  fault: undefined,
  message: '',
  alternatives: undefined,
  slot: { kind: 'none' },
  mark: undefined,
  isNearest: false,
} as const satisfies Partial<DeliveryLocationState>

/** A box at the beginning. */
export const emptyState = (place: DeliveryPlaceState, country: number): DeliveryLocationState => ({
  ...untouched,
  typed: '',
  place,
  country,
  asked: 0,
  isLocating: false,
  open: undefined,
  question: undefined,
  search: noSearch,
  saved: { status: 'unknown', list: [], chosen: undefined, checking: undefined, unavailable: [] },
  countries: [],
})
