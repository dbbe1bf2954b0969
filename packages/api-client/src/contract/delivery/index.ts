import type { ClientOf } from '../call/index.ts'
import type { Result } from '../problem/index.ts'
import { checkCartDeliverability } from './checkCartDeliverability.ts'
import { checkCity } from './checkCity.ts'
import { checkPincode } from './checkPincode.ts'
import { geocodeAddress } from './geocodeAddress.ts'
import { getNextSlot } from './getNextSlot.ts'
import { listCities } from './listCities.ts'
import { listCountries } from './listCountries.ts'
import { locatePlace, type PlaceQuery, type ResolvedLocation } from './locatePlace.ts'
import { suggestPlaces } from './suggestPlaces.ts'

export { type ProductId, toProductId } from '../wire/index.ts'
export {
  type CartDeliverabilityQuery,
  checkCartDeliverability,
  type UndeliverableLine,
} from './checkCartDeliverability.ts'
export { type AlternativeCategory, type CityCheck, type CityQuery, checkCity } from './checkCity.ts'
export { checkPincode, type PincodeCheck, type PincodeQuery } from './checkPincode.ts'
export { geocodeAddress } from './geocodeAddress.ts'
export { getNextSlot, type NextSlot, type SlotQuery } from './getNextSlot.ts'
export { type CityListEntry, listCities } from './listCities.ts'
export { type DeliveryCountry, listCountries } from './listCountries.ts'
export { type LocationResponse, locatePlace, type PlaceQuery, type ResolvedLocation } from './locatePlace.ts'
export type { PlaceSuggestion } from './PlaceSuggestion.ts'
export { type PlaceSearch, suggestPlaces } from './suggestPlaces.ts'

/** All delivery calls. */
export const deliveryCalls = {
  checkPincode,
  checkCity,
  cities: listCities,
  suggest: suggestPlaces,
  findAddress: geocodeAddress,
  locate: locatePlace,
  nextSlot: getNextSlot,
  leftBehind: checkCartDeliverability,
  countries: listCountries,
} as const

/** Client methods for delivery locations. A failure that the location service reports in the body is an error too. */
export type DeliveryClient = Omit<ClientOf<typeof deliveryCalls>, 'locate'> & {
  readonly locate: (request: PlaceQuery) => Promise<Result<ResolvedLocation>>
}
