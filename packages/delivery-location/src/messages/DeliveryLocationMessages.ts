import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { DeliveryLocationError, MissingField } from '../store/DeliveryLocationState.ts'

/** Parts of a location that the messages mention. */
export type PlaceSummary = Pick<DeliveryPlaceState, 'city' | 'pincode' | 'area'>

/** Messages of the delivery-location box. */
export interface DeliveryLocationMessages {
  /** Heading of the box. */
  readonly heading: string
  /** Title of the sheet on phones. */
  readonly sheetTitle: string
  /** Button that closes an overlay. */
  readonly close: string
  /** Label of the pincode field. */
  readonly pincodeLabel: string
  /** Placeholder of the pincode field. */
  readonly pincodeHint: string
  /** Label of the field of a country other than India. */
  readonly postalCodeLabel: string
  /** Label of the field that also accepts names. */
  readonly placeLabel: string
  /** Label of the field that also accepts names, for a country other than India. */
  readonly placeAbroadLabel: string
  /** Placeholder of the field that also accepts names. */
  readonly placeHint: string
  /** The city or address is not deliverable. */
  readonly notDeliverable: string
  /** Number of suggestions; for screen readers. */
  readonly suggestions: (count: number) => string
  /** Shown while suggestions are loading. */
  readonly searching: string
  /** No location matches the typed text. */
  readonly noPlace: string
  /** No city matches the typed text. */
  readonly noCity: string
  /** Loading failed. */
  readonly failed: string
  /** Button that retries. */
  readonly retry: string
  /** Button that checks the location. */
  readonly check: string
  /** Announced while a pincode is checked. */
  readonly checking: string
  /** Announced while any other location is checked. */
  readonly checkingPlace: string
  /** The location and its deliverability. */
  readonly found: (place: PlaceSummary) => string
  /** The location is not deliverable. */
  readonly notAvailable: string
  /** Link to all alternatives, for gifts that a shopper fills (hampers). */
  readonly checkAvailable: string
  /** Link to other gifts of the same kind. */
  readonly otherGifts: string
  /** Replaces an image that failed to load. */
  readonly pictureFailed: string
  /** Names the field that must be filled before a shopper can continue. */
  readonly missingField: (mark: MissingField) => string
  /** Button that requests the position from the browser. */
  readonly useMyLocation: string
  /** Description of the button that requests the position. */
  readonly myLocationHint: string
  /** Shown while the browser determines the position. */
  readonly locating: string
  /** Names the location that is nearest to the visitor's position. */
  readonly nearest: (place: PlaceSummary) => string
  /** Button that focuses the field, so that the visitor can correct the location. */
  readonly changePlace: string
  /** Button that opens the saved addresses. */
  readonly savedAddresses: string
  /** Title of the saved addresses. */
  readonly selectAddress: string
  /** Button that shows all addresses. */
  readonly allAddresses: (count: number) => string
  /** Shown while the addresses are loading. */
  readonly loadingAddresses: string
  /** Empty state of the saved addresses. */
  readonly noAddresses: string
  /** Messages of one address. */
  readonly address: {
    readonly home: string
    readonly office: string
    readonly others: string
    readonly checking: string
    readonly unavailable: string
  }
  /** Button that opens the cities a product is limited to, and title of that dialog. */
  readonly limitedCities: string
  /** Label of the field that filters the cities. */
  readonly searchCity: string
  /** Number of matching cities; for screen readers. */
  readonly cityCount: (count: number) => string
  /** Label of the next slot. */
  readonly slotLabel: string
  /** Hours of the next slot; `offsetDays` 0 is today. */
  readonly slot: (offsetDays: number, start: number, end: number) => string
  /** Shown while the next slot is loading. */
  readonly slotLoading: string
  /** Label of the country select. */
  readonly country: string
  /** Title of the confirmation dialog before lines become undeliverable. */
  readonly leavingTitle: string
  /** Text of the confirmation, above the undeliverable gifts. */
  readonly leaving: (to: string) => string
  /** Button that confirms the change. */
  readonly leave: string
  /** Button that cancels the change. */
  readonly stay: (city: string) => string
  /** Button that shows the chosen location and changes it; its text is `heading` while there is none. */
  readonly deliverTo: (place: PlaceSummary) => string
  /** Text of an error. */
  readonly error: (fault: DeliveryLocationError) => string
}
