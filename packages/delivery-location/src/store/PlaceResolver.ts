import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { PlaceSuggestion } from '@store/api-client/contract/delivery'
import type { ChosenPlaceController } from './createChosenPlaceController.ts'
import type { PlaceChecker } from './createPlaceChecker.ts'
import type { DeliveryLocationError } from './DeliveryLocationState.ts'

/** A city as it is chosen from a list. */
export interface ChosenCity {
  readonly city: string
  readonly state?: string | undefined
}

/** All ways to a place. */
export interface PlaceResolverActions {
  /** Checks what was typed and settles with what stood in its way, if anything; a later question makes an earlier answer void. */
  readonly check: () => Promise<DeliveryLocationError | undefined>
  /** Looks for places that fit a text: for cities at 2 characters, for all places from 3 (specification 2, section 5). */
  readonly search: (text: string) => Promise<void>
  readonly chooseSuggestion: (suggestion: Pick<PlaceSuggestion, 'placeId' | 'name'>) => Promise<void>
  readonly chooseCity: (city: ChosenCity) => Promise<void>
  /** Asks the browser where the visitor is and goes to the nearest place. */
  readonly locateMe: () => Promise<void>
  /** Opens the saved addresses; a guest logs in first. */
  readonly openAddresses: () => Promise<void>
  /** Fetches the user's addresses. */
  readonly loadAddresses: () => Promise<void>
  /** Chooses an address where the product is delivered there; elsewhere it is said to be unavailable for 2 seconds. */
  readonly chooseAddress: (address: SavedAddress) => Promise<void>
  readonly loadCountries: () => Promise<void>
  readonly chooseCountry: (country: number) => Promise<void>
}

/** All that comes with the first wish for it. */
export interface PlaceResolver
  extends PlaceResolverActions,
    Pick<PlaceChecker, 'showChosen' | 'adopt' | 'recheck'>,
    Pick<ChosenPlaceController, 'resolveConfirmation'> {}
