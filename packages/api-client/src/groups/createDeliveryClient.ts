import {
  checkCartPlace,
  checkCity,
  checkPincode,
  type DeliveryClient,
  findAddress,
  getNextSlot,
  listCities,
  listCountries,
  locatePlace,
  suggestPlaces,
} from '../contract/delivery/index.ts'
import type { Send } from '../transport/Send.ts'

/** The delivery verbs over a transport. */
export const createDeliveryClient = (send: Send): DeliveryClient => ({
  checkPincode: (question) => send(checkPincode, question),
  checkCity: (question) => send(checkCity, question),
  cities: (question) => send(listCities, question),
  suggest: (search) => send(suggestPlaces, search),
  findAddress: (request) => send(findAddress, request),
  locate: (question) => send(locatePlace, question),
  nextSlot: (question) => send(getNextSlot, question),
  leftBehind: (question) => send(checkCartPlace, question),
  countries: () => send(listCountries, undefined),
})
