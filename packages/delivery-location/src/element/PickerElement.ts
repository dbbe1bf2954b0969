import type { DeliveryPlaceState } from '@store/api-client/contract/ports'

/** Public interface of `<store-location-picker>`. */
export interface PickerElement extends HTMLElement {
  /** Opens the location dialog. */
  readonly open: () => void
  /** The chosen location, or the country alone. */
  readonly place: DeliveryPlaceState
}

declare global {
  interface HTMLElementTagNameMap {
    'store-location-picker': PickerElement
  }
}
