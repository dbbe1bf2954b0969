import type { CalendarDate } from '../date/index.ts'
import type { ReadonlyStore } from './ReadonlyStore.ts'

/** Where the gift goes, as far as it was chosen. */
export interface DeliveryPlaceState {
  /** ISO numeric country. @default 356 (India) */
  readonly country: number
  /** City the pincode lies in, or that was chosen by name. */
  readonly city?: string | undefined
  /** State of the city, or region abroad. */
  readonly state?: string | undefined
  /** Pincode, or postal code abroad, checked for its form. */
  readonly pincode?: string | undefined
  /** Neighbourhood, as a shopper would call it. */
  readonly area?: string | undefined
  /** What the location service calls the area; opaque. */
  readonly areaId?: string | undefined
  /** What the location service calls the place; opaque. */
  readonly placeId?: string | undefined
  /** Day chosen for this place; another place forgets it. */
  readonly date?: CalendarDate | undefined
  /** Slot chosen for that day, by its name on the product's page. */
  readonly slot?: string | undefined
}

/** The chosen place as features read it. */
export type DeliveryPlace = ReadonlyStore<DeliveryPlaceState>
