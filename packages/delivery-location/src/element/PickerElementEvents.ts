import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { ApiError } from '@store/api-client/contract/problem'

/** Events of `<store-location-picker>`: `CustomEvent`s with their `detail`, by name. All except `error` bubble. */
export interface PickerElementEvents {
  /** The visitor chose a location. */
  readonly place: { readonly version: 1; readonly place: DeliveryPlaceState }
  /**
   * An error occurred. If the visitor was waiting, the picker has shown a message. `origin` means that `api` or `brand`
   * is missing or invalid.
   */
  readonly error: { readonly version: 1; readonly kind: ApiError['kind'] | 'origin' }
}

/** Dispatches one of the element's events. */
export type PickerEventEmitter = <Name extends keyof PickerElementEvents>(
  name: Name,
  detail: PickerElementEvents[Name],
) => void
