import type { Slot } from '@store/ui/slots'
import type { PlaceFormProps } from './PlaceFormProps.ts'

/** Slots of the location box and its dialogs, for `DeliveryLocationProvider`: each replaces or wraps a part. */
export interface LocationSlots {
  /** The field for a city, an area or a pincode with its button, both in the page and in the sheet. */
  readonly form?: Slot<PlaceFormProps> | undefined
  /** The result of the check, as a live region. */
  readonly result?: Slot<object> | undefined
  /** The details below the result: the next time slot, or alternatives. */
  readonly details?: Slot<object> | undefined
  /** The next time slot. */
  readonly slotLine?: Slot<object> | undefined
  /** Gifts that can be delivered to the location instead. */
  readonly alternatives?: Slot<object> | undefined
  /** Buttons for limited cities, the visitor's position, and saved addresses. */
  readonly shortcuts?: Slot<object> | undefined
  /** The sheet over the page. */
  readonly sheet?: Slot<object> | undefined
  /** The dialog with the cities of a limited product. */
  readonly citiesDialog?: Slot<object> | undefined
  /** The dialog with saved addresses. */
  readonly addressesDialog?: Slot<object> | undefined
  /** The dialog that confirms a change that makes lines of the cart undeliverable. */
  readonly changeDialog?: Slot<object> | undefined
}
