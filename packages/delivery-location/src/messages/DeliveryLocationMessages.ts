import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { DeliveryLocationError, MissingField } from '../store/DeliveryLocationState.ts'

/** What of a place is worded. */
export type PlaceSummary = Pick<DeliveryPlaceState, 'city' | 'pincode' | 'area'>

/** Every word of the delivery-location box. */
export interface DeliveryLocationMessages {
  /** Heading of the box. */
  readonly heading: string
  /** Title of what opens on phones. */
  readonly sheetTitle: string
  /** Button that closes what stands open. */
  readonly close: string
  /** Label of the pincode field. */
  readonly pincodeLabel: string
  /** What the pincode field expects. */
  readonly pincodeHint: string
  /** Label of the field of a country other than India. */
  readonly postalCodeLabel: string
  /** Label of the field that takes names too. */
  readonly placeLabel: string
  /** Label of that field for a country other than India. */
  readonly placeAbroadLabel: string
  /** What the field that takes names expects. */
  readonly placeHint: string
  /** A city or address that is not served. */
  readonly notDeliverable: string
  /** How many suggestions there are; read out. */
  readonly suggestions: (count: number) => string
  /** While suggestions are awaited. */
  readonly searching: string
  /** Nothing fits what was typed. */
  readonly noPlace: string
  /** No city fits what was typed. */
  readonly noCity: string
  /** Something could not be had. */
  readonly failed: string
  /** Asks for it again. */
  readonly retry: string
  /** Button that asks. */
  readonly check: string
  /** Said while the answer about a pincode is awaited. */
  readonly checking: string
  /** Said while the answer about any other place is awaited. */
  readonly checkingPlace: string
  /** The place that was found. */
  readonly found: (place: PlaceSummary) => string
  /** The place is not served. */
  readonly notAvailable: string
  /** Link to all there is instead, for products that a shopper fills. */
  readonly checkAvailable: string
  /** Link to other gifts of the same kind. */
  readonly otherGifts: string
  /** Stands where a picture cannot be loaded. */
  readonly pictureFailed: string
  /** What is missing before a shopper can go on. */
  readonly missingField: (mark: MissingField) => string
  /** Button that asks the browser for the position. */
  readonly useMyLocation: string
  /** What that button does. */
  readonly myLocationHint: string
  /** While the position is awaited. */
  readonly locating: string
  /** The nearest place to the position. */
  readonly nearest: (place: PlaceSummary) => string
  /** Button that leads back to the field. */
  readonly changePlace: string
  /** Button that opens the saved addresses. */
  readonly savedAddresses: string
  /** Title of the saved addresses. */
  readonly selectAddress: string
  /** Button that shows all addresses. */
  readonly allAddresses: (count: number) => string
  /** While the addresses are awaited. */
  readonly loadingAddresses: string
  /** There is no saved address. */
  readonly noAddresses: string
  /** Words of one address. */
  readonly address: {
    readonly home: string
    readonly office: string
    readonly others: string
    readonly checking: string
    readonly unavailable: string
  }
  /** Button that opens the cities a product is limited to, and title of what it opens. */
  readonly limitedCities: string
  /** Label of the field that narrows them. */
  readonly searchCity: string
  /** How many cities fit; read out. */
  readonly cityCount: (count: number) => string
  /** Before the next slot. */
  readonly slotLabel: string
  /** Hours of the next slot; `offsetDays` 0 is today. */
  readonly slot: (offsetDays: number, start: number, end: number) => string
  /** While the next slot is awaited. */
  readonly slotLoading: string
  /** Label of the choice of a country. */
  readonly country: string
  /** Title of the question before gifts are left behind. */
  readonly leavingTitle: string
  /** What the question is about, above the gifts. */
  readonly leaving: (to: string) => string
  /** Goes all the same. */
  readonly leave: string
  /** Stays. */
  readonly stay: (city: string) => string
  /** Button that shows the chosen place and changes it; without a place `heading` stands there. */
  readonly deliverTo: (place: PlaceSummary) => string
  /** What stood in the way. */
  readonly error: (fault: DeliveryLocationError) => string
}
