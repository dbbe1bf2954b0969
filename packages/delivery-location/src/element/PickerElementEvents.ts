import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { ApiError } from '@store/api-client/contract/problem'

/** What `<store-location-picker>` tells the page: `CustomEvent`s, their `detail` by name; all but `error` bubble. */
export interface PickerElementEvents {
  /** The visitor chose a place. */
  readonly place: { readonly version: 1; readonly place: DeliveryPlaceState }
  /** Something failed; the visitor has been told where one was waiting. `origin`: `api` or `brand` is missing or wrong. */
  readonly error: { readonly version: 1; readonly kind: ApiError['kind'] | 'origin' }
}

/** Tells the page one of the element's events. */
export type PickerEventEmitter = <Name extends keyof PickerElementEvents>(
  name: Name,
  detail: PickerElementEvents[Name],
) => void
