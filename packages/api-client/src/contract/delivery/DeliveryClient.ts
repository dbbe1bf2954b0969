import type { Result } from '../problem/index.ts'
import type { CartDeliverabilityQuery, UndeliverableLine } from './checkCartDeliverability.ts'
import type { CityCheck, CityQuery } from './checkCity.ts'
import type { PincodeCheck, PincodeQuery } from './checkPincode.ts'
import type { NextSlot, SlotQuery } from './getNextSlot.ts'
import type { CityListEntry } from './listCities.ts'
import type { DeliveryCountry } from './listCountries.ts'
import type { PlaceQuery, ResolvedLocation } from './locatePlace.ts'
import type { PlaceSuggestion } from './PlaceSuggestion.ts'
import type { PlaceSearch } from './suggestPlaces.ts'

/** The delivery calls as a client offers them. */
export interface DeliveryClient {
  readonly checkPincode: (question: PincodeQuery) => Promise<Result<PincodeCheck>>
  readonly checkCity: (question: CityQuery) => Promise<Result<CityCheck>>
  /** Cities whose name begins with a letter. */
  readonly cities: (question: {
    readonly letter: string
    readonly productId?: PincodeQuery['productId'] | undefined
  }) => Promise<Result<readonly CityListEntry[]>>
  /** Places that fit what was typed; empty where none does. */
  readonly suggest: (search: PlaceSearch) => Promise<Result<readonly PlaceSuggestion[]>>
  /** Places a whole address may lie in, best first. */
  readonly findAddress: (request: { readonly text: string }) => Promise<Result<readonly PlaceSuggestion[]>>
  /** The place behind a suggestion or a position. */
  readonly locate: (question: PlaceQuery) => Promise<Result<ResolvedLocation>>
  /** The next slot of a day, if one is left. */
  readonly nextSlot: (question: SlotQuery) => Promise<Result<NextSlot | undefined>>
  /** Gifts in the cart that would be left behind by a choice. */
  readonly leftBehind: (question: CartDeliverabilityQuery) => Promise<Result<readonly UndeliverableLine[]>>
  readonly countries: () => Promise<Result<readonly DeliveryCountry[]>>
}
