import { checkCartPlace } from './checkCartPlace.ts'
import { checkCity } from './checkCity.ts'
import { checkPincode } from './checkPincode.ts'
import { findAddress } from './findAddress.ts'
import { getNextSlot } from './getNextSlot.ts'
import { listCities } from './listCities.ts'
import { listCountries } from './listCountries.ts'
import { locatePlace } from './locatePlace.ts'
import { suggestPlaces } from './suggestPlaces.ts'

export { type ProductId, toProductId } from '../wire/index.ts'
export { type CartPlaceQuestion, checkCartPlace, type LineLeftBehind } from './checkCartPlace.ts'
export { type AlternativeCategory, type CityCheck, type CityQuestion, checkCity } from './checkCity.ts'
export { checkPincode, type PincodeCheck, type PincodeQuestion } from './checkPincode.ts'
export type { DeliveryClient } from './DeliveryClient.ts'
export { findAddress } from './findAddress.ts'
export { getNextSlot, type NextSlot, type SlotQuestion } from './getNextSlot.ts'
export { type CityOfList, listCities } from './listCities.ts'
export { type DeliveryCountry, listCountries } from './listCountries.ts'
export { type LocatedPlace, type LocationAnswer, locatePlace, type PlaceQuestion } from './locatePlace.ts'
export type { PlaceSuggestion } from './PlaceSuggestion.ts'
export { type PlaceSearch, suggestPlaces } from './suggestPlaces.ts'

/** Every delivery call. */
export const deliveryCalls = {
  checkPincode,
  checkCity,
  cities: listCities,
  suggest: suggestPlaces,
  findAddress,
  locate: locatePlace,
  nextSlot: getNextSlot,
  leftBehind: checkCartPlace,
  countries: listCountries,
} as const
