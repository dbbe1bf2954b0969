import type { SavedAddress } from '@store/api-client/contract/addresses'
import type {
  CityCheck,
  CityListEntry,
  DeliveryCountry,
  NextSlot,
  PlaceSuggestion,
  UndeliverableLine,
} from '@store/api-client/contract/delivery'
import type { DeliveryPlaceState, PlaceCheckState } from '@store/api-client/contract/ports'
import type { ApiError } from '@store/api-client/contract/problem'
import type { PositionErrorKind } from './PositionResult.ts'

/** What the delivery-location box knows. */
export interface DeliveryLocationState {
  /** Text in the field, as typed. */
  readonly typed: string
  /** What is known of the product at the place; idle in a box that only chooses a place. */
  readonly check: PlaceCheckState
  /** Why nothing is known, or why what was asked last came to nothing. */
  readonly error: DeliveryLocationError | undefined
  /** The place chosen for the visit, as the box last saw it. */
  readonly place: DeliveryPlaceState
  /** ISO numeric country whose places are asked for. @default 356 */
  readonly country: number
  /** What the shop says of the city, such as its first day; may be empty. */
  readonly message: string
  /** What is delivered there instead. */
  readonly alternatives: CityCheck['alternatives'] | undefined
  /** The next hours the product can be brought in. */
  readonly slot: SlotState
  /** What a host asked for before it goes on; the field is marked by it. */
  readonly missingField: MissingField | undefined
  /** How often a host asked for a place; each time the field takes focus. */
  readonly focusRequestCount: number
  /** The browser is being asked where the visitor is, or what is there. */
  readonly isLocating: boolean
  /** The place was found by position: the nearest there is, not one the visitor named. */
  readonly isNearest: boolean
  /** What stands open over the page. */
  readonly open: 'sheet' | 'cities' | 'addresses' | undefined
  /** Asked before a change of city leaves gifts behind. */
  readonly confirmation: LocationChangeConfirmation | undefined
  /** Places that fit what was typed. */
  readonly search: SearchState
  /** The visitor's saved addresses. */
  readonly savedAddresses: SavedAddressesState
  /** Countries the shop delivers in, once asked for. */
  readonly countries: readonly DeliveryCountry[]
}

/** What is missing before a shopper can go on (specification 1, section 2; specification 2, section 8). */
export type MissingField = 'city' | 'pincode' | 'place' | 'field'

/** The slot line (specification 1, section 2). */
export type SlotState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  /** `offsetDays` 0 is today in India, 1 tomorrow. */
  | { readonly kind: 'known'; readonly slot: NextSlot; readonly offsetDays: number }

/** Gifts of the cart that would be left behind. */
export interface LocationChangeConfirmation {
  /** City that is chosen now. */
  readonly from: string
  /** City, or country by its number, that would be chosen. */
  readonly to: string
  /** What cannot be delivered there. */
  readonly lines: readonly UndeliverableLine[]
}

/** What fits what was typed. */
export interface SearchState {
  readonly status: 'idle' | 'loading' | 'failed' | 'ready'
  /** What was asked for. */
  readonly text: string
  /** Cities whose name begins with two letters, closed ones last; from three letters on they are among the places. */
  readonly cities: readonly CityListEntry[]
  /** Places the location service suggests, best first. */
  readonly places: readonly PlaceSuggestion[]
}

/** Saved addresses as far as they are known. */
export interface SavedAddressesState {
  readonly status: 'unknown' | 'loading' | 'failed' | 'known'
  readonly list: readonly SavedAddress[]
  /** Number of the address that was chosen. */
  readonly chosen: number | undefined
  /** Number of the address that is being checked. */
  readonly checking: number | undefined
  /** Numbers of addresses that are said to be out of reach, for 2 seconds. */
  readonly unavailable: readonly number[]
}

/** What stood in the way. */
export type DeliveryLocationError =
  /** What was typed cannot be what is wanted there. */
  | { readonly kind: 'malformed'; readonly wanted: 'pincode' | 'postalCode' | 'place' }
  /** No place fits what was typed. */
  | { readonly kind: 'noPlace' }
  /** Another place than the best one may be meant; one must be chosen. */
  | { readonly kind: 'several' }
  | {
      readonly kind: 'position'
      readonly why: PositionErrorKind
      /** Name of the shop, which the words name. */
      readonly brandName: string
    }
  | { readonly kind: 'failed'; readonly failure: ApiError }
