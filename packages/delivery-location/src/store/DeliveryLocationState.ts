import type { SavedAddress } from '@store/api-client/contract/addresses'
import type {
  CityDeliverability,
  CityListEntry,
  DeliveryCountry,
  NextSlot,
  PlaceSuggestion,
  UndeliverableLine,
} from '@store/api-client/contract/delivery'
import type { DeliverabilityCheckState, DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { ApiError } from '@store/api-client/contract/problem'
import type { GeolocationErrorKind } from './GeolocationResult.ts'

/** State of the delivery-location box. */
export interface DeliveryLocationState {
  /** Text in the field, as typed. */
  readonly typed: string
  /** Deliverability of the product at the location; idle in a box without a product. */
  readonly check: DeliverabilityCheckState
  /** Why deliverability is unknown, or why the last request failed. */
  readonly error: DeliveryLocationError | undefined
  /** The chosen location that the box displays. */
  readonly place: DeliveryPlaceState
  /** ISO numeric code of the country to search in. @default 356 */
  readonly country: number
  /** Message of the API about the city, such as its first day; may be empty. */
  readonly message: string
  /** Gifts that can be delivered there instead. */
  readonly alternatives: CityDeliverability['alternatives'] | undefined
  /** The next delivery slot of the product. */
  readonly slot: DeliverySlotState
  /** Field that the host requires before it continues; it is marked as missing. */
  readonly missingField: MissingField | undefined
  /** Number of times that the host required a location; each time, the field gets the focus. */
  readonly focusRequestCount: number
  /** Whether the browser is determining the visitor's position, or the API is looking it up. */
  readonly isLocating: boolean
  /** Whether the location is the nearest to the visitor's position instead of one that the visitor typed. */
  readonly isNearest: boolean
  /** The open overlay. */
  readonly open: 'sheet' | 'cities' | 'addresses' | undefined
  /** Confirmation before a change of city makes lines undeliverable. */
  readonly confirmation: LocationChangeConfirmation | undefined
  /** Locations that match the typed text. */
  readonly search: LocationSearchState
  /** The visitor's saved addresses. */
  readonly savedAddresses: SavedAddressesState
  /** Countries that the shop delivers to, after they were loaded. */
  readonly countries: readonly DeliveryCountry[]
}

/** Field that must be filled before a shopper can continue (specification 1, section 2; specification 2, section 8). */
export type MissingField = 'city' | 'pincode' | 'place' | 'field'

/** State of the slot line (specification 1, section 2). */
export type DeliverySlotState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  /** `offsetDays` is counted from today in India: 0 is today, 1 tomorrow. */
  | { readonly kind: 'known'; readonly slot: NextSlot; readonly offsetDays: number }

/** A change of location that would make lines of the cart undeliverable. */
export interface LocationChangeConfirmation {
  /** The currently chosen city. */
  readonly from: string
  /** The new city, or the number of the new country. */
  readonly to: string
  /** Cart lines that cannot be delivered to the new city or country. */
  readonly lines: readonly UndeliverableLine[]
}

/** Results that match the typed text. */
export interface LocationSearchState {
  readonly status: 'idle' | 'loading' | 'failed' | 'ready'
  /** The text that was searched for. */
  readonly text: string
  /**
   * Cities whose name starts with two typed letters; cities without delivery are last. From three letters on, cities
   * are among the locations.
   */
  readonly cities: readonly CityListEntry[]
  /** Locations that the location service suggests, best first. */
  readonly places: readonly PlaceSuggestion[]
}

/** State of the saved addresses. */
export interface SavedAddressesState {
  readonly status: 'unknown' | 'loading' | 'failed' | 'known'
  readonly list: readonly SavedAddress[]
  /** Id of the chosen address. */
  readonly chosen: number | undefined
  /** Id of the address that is being checked. */
  readonly checking: number | undefined
  /** Ids of addresses shown as undeliverable, for 2 seconds. */
  readonly unavailable: readonly number[]
}

/** Why an action of the box failed. */
export type DeliveryLocationError =
  /** The typed text is not valid for the field. */
  | { readonly kind: 'malformed'; readonly wanted: 'pincode' | 'postalCode' | 'place' }
  /** No location matches the input. */
  | { readonly kind: 'noPlace' }
  /** The text is ambiguous; the visitor must choose one of several locations. */
  | { readonly kind: 'several' }
  | {
      readonly kind: 'position'
      readonly why: GeolocationErrorKind
      /** Name of the shop, for the message. */
      readonly brandName: string
    }
  | { readonly kind: 'failed'; readonly failure: ApiError }
