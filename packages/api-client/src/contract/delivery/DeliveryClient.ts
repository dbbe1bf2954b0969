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

/** Client methods for delivery locations. */
export interface DeliveryClient {
  readonly checkPincode: (question: PincodeQuery) => Promise<Result<PincodeCheck>>
  readonly checkCity: (question: CityQuery) => Promise<Result<CityCheck>>
  /** Cities whose name begins with a given letter. */
  readonly cities: (question: {
    readonly letter: string
    readonly productId?: PincodeQuery['productId'] | undefined
  }) => Promise<Result<readonly CityListEntry[]>>
  /** Locations that match the typed text; empty when none do. */
  readonly suggest: (search: PlaceSearch) => Promise<Result<readonly PlaceSuggestion[]>>
  /** Candidate locations of a whole address, best first. */
  readonly findAddress: (request: { readonly text: string }) => Promise<Result<readonly PlaceSuggestion[]>>
  /** The location of a suggestion or a position. */
  readonly locate: (question: PlaceQuery) => Promise<Result<ResolvedLocation>>
  /** The next slot of a date, if one is left. */
  readonly nextSlot: (question: SlotQuery) => Promise<Result<NextSlot | undefined>>
  /** Cart lines that would be undeliverable at a location. */
  readonly leftBehind: (question: CartDeliverabilityQuery) => Promise<Result<readonly UndeliverableLine[]>>
  readonly countries: () => Promise<Result<readonly DeliveryCountry[]>>
}
