import type { Outcome } from '../problem/index.ts'
import type { CartPlaceQuestion, LineLeftBehind } from './checkCartPlace.ts'
import type { CityCheck, CityQuestion } from './checkCity.ts'
import type { PincodeCheck, PincodeQuestion } from './checkPincode.ts'
import type { NextSlot, SlotQuestion } from './getNextSlot.ts'
import type { CityOfList } from './listCities.ts'
import type { DeliveryCountry } from './listCountries.ts'
import type { LocatedPlace, PlaceQuestion } from './locatePlace.ts'
import type { PlaceSuggestion } from './PlaceSuggestion.ts'
import type { PlaceSearch } from './suggestPlaces.ts'

/** The delivery calls as a client offers them. */
export interface DeliveryClient {
  readonly checkPincode: (question: PincodeQuestion) => Promise<Outcome<PincodeCheck>>
  readonly checkCity: (question: CityQuestion) => Promise<Outcome<CityCheck>>
  /** Cities whose name begins with a letter. */
  readonly cities: (question: {
    readonly letter: string
    readonly productId?: PincodeQuestion['productId'] | undefined
  }) => Promise<Outcome<readonly CityOfList[]>>
  /** Places that fit what was typed; empty where none does. */
  readonly suggest: (search: PlaceSearch) => Promise<Outcome<readonly PlaceSuggestion[]>>
  /** Places a whole address may lie in, best first. */
  readonly findAddress: (request: { readonly text: string }) => Promise<Outcome<readonly PlaceSuggestion[]>>
  /** The place behind a suggestion or a position. */
  readonly locate: (question: PlaceQuestion) => Promise<Outcome<LocatedPlace>>
  /** The next slot of a day, if one is left. */
  readonly nextSlot: (question: SlotQuestion) => Promise<Outcome<NextSlot | undefined>>
  /** Gifts in the cart that would be left behind by a choice. */
  readonly leftBehind: (question: CartPlaceQuestion) => Promise<Outcome<readonly LineLeftBehind[]>>
  readonly countries: () => Promise<Outcome<readonly DeliveryCountry[]>>
}
