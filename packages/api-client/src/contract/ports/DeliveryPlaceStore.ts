import type { CalendarDate } from '../date/index.ts'
import type { ReadonlyStore } from './ReadonlyStore.ts'

/** The delivery location; fields that the shopper has not chosen are missing. */
export interface DeliveryPlaceState {
  /** ISO numeric country. @default 356 (India) */
  readonly country: number
  /** City of the pincode, or chosen by name. */
  readonly city?: string | undefined
  /** State of the city, or region abroad. */
  readonly state?: string | undefined
  /** Pincode, or postal code abroad, validated for its format. */
  readonly pincode?: string | undefined
  /** Neighbourhood. */
  readonly area?: string | undefined
  /** The location service's id of the area; opaque. */
  readonly areaId?: string | undefined
  /** The location service's id of the place; opaque. */
  readonly placeId?: string | undefined
  /** Date chosen for this location; another location resets it. */
  readonly date?: CalendarDate | undefined
  /** Slot chosen for that date, by its id on the product page. */
  readonly slot?: string | undefined
}

/** The chosen delivery location, read-only for features. */
export type DeliveryPlaceStore = ReadonlyStore<DeliveryPlaceState>
