import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { PlaceSuggestion } from '@store/api-client/contract/delivery'
import type { ChosenPlaceController } from './createChosenPlaceController.ts'
import type { PlaceChecker } from './createPlaceChecker.ts'
import type { DeliveryLocationError } from './DeliveryLocationState.ts'

/** A city chosen from a list. */
export interface ChosenCity {
  readonly city: string
  readonly state?: string | undefined
  /** Whether the shop delivers any product to this location. @default true */
  readonly isOpen?: boolean | undefined
}

/** A chosen suggestion. */
export interface ChosenSuggestion extends Pick<PlaceSuggestion, 'placeId' | 'name'> {
  /** Whether the shop delivers any product to this location. @default true */
  readonly isDeliverable?: boolean | undefined
}

/** Actions that look up and choose a location. */
export interface PlaceResolverActions {
  /** Checks the typed text and resolves with its error, if any. A later request makes its response stale. */
  readonly check: () => Promise<DeliveryLocationError | undefined>
  /** Searches locations by text: cities at 2 characters, all locations from 3 (specification 2, section 5). */
  readonly search: (text: string) => Promise<void>
  /** Chooses a suggestion; without delivery there, the result is `undeliverable`. */
  readonly chooseSuggestion: (suggestion: ChosenSuggestion) => Promise<void>
  /** Chooses a city; without delivery there, the result is `undeliverable`. */
  readonly chooseCity: (city: ChosenCity) => Promise<void>
  /** Requests the visitor's position from the browser and selects the nearest location. */
  readonly locateMe: () => Promise<void>
  /** Opens the saved addresses; a guest, or a user whose session has ended, logs in first. */
  readonly openAddresses: () => Promise<void>
  /** Loads the user's addresses. */
  readonly loadAddresses: () => Promise<void>
  /** Chooses an address if the product can be delivered there; otherwise marks it as unavailable for 2 seconds. */
  readonly chooseAddress: (address: SavedAddress) => Promise<void>
  readonly loadCountries: () => Promise<void>
  readonly chooseCountry: (country: number) => Promise<void>
}

/** The lazy-loaded part of the store. */
export interface PlaceResolver
  extends PlaceResolverActions,
    Pick<PlaceChecker, 'showChosen' | 'adopt' | 'recheck'>,
    Pick<ChosenPlaceController, 'resolveConfirmation'> {}
