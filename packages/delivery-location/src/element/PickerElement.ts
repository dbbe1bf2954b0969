import type { DeliveryPlaceState } from '@store/api-client/contract/ports'

/** `<store-location-picker>` as a script sees it. */
export interface PickerElement extends HTMLElement {
  /** Opens the dialog in which a place is named. */
  readonly open: () => void
  /** The place that was chosen, or the country alone. */
  readonly place: DeliveryPlaceState
}

declare global {
  interface HTMLElementTagNameMap {
    'store-location-picker': PickerElement
  }
}
