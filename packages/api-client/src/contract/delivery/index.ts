export { type ProductId, toProductId } from '../wire/index.ts'
export {
  type CartDeliverabilityQuery,
  checkCartDeliverability,
  type UndeliverableLine,
} from './checkCartDeliverability.ts'
export { type AlternativeCategory, type CityDeliverability, type CityQuery, checkCity } from './checkCity.ts'
export { checkPincode, type PincodeCheck, type PincodeQuery } from './checkPincode.ts'
export { type DeliveryClient, deliveryCalls } from './deliveryCalls.ts'
export { geocodeAddress } from './geocodeAddress.ts'
export { getNextSlot, type NextSlot, type SlotQuery } from './getNextSlot.ts'
export { type CityListEntry, listCities } from './listCities.ts'
export { type DeliveryCountry, listCountries } from './listCountries.ts'
export { type LocationResponse, locatePlace, type PlaceQuery, type ResolvedLocation } from './locatePlace.ts'
export type { PlaceSuggestion } from './PlaceSuggestion.ts'
export { type PlaceSearch, suggestPlaces } from './suggestPlaces.ts'
