import {
  checkCartDeliverability,
  checkCity,
  checkPincode,
  type DeliveryClient,
  geocodeAddress,
  getNextSlot,
  type LocationResponse,
  listCities,
  listCountries,
  locatePlace,
  type ResolvedLocation,
  suggestPlaces,
} from '../contract/delivery/index.ts'
import type { Result } from '../contract/problem/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the delivery methods over a transport. */
export const createDeliveryClient = (send: Send): DeliveryClient => ({
  checkPincode: (question) => send(checkPincode, question),
  checkCity: (question) => send(checkCity, question),
  cities: (question) => send(listCities, question),
  suggest: (search) => send(suggestPlaces, search),
  findAddress: (request) => send(geocodeAddress, request),
  locate: async (question) => readLocation(await send(locatePlace, question)),
  nextSlot: (question) => send(getNextSlot, question),
  leftBehind: (question) => send(checkCartDeliverability, question),
  countries: () => send(listCountries, undefined),
})

// The location service may report a failure in the body, whatever the HTTP status.
const readLocation = (answer: Result<LocationResponse>): Result<ResolvedLocation> => {
  if (!answer.ok) return answer
  if (answer.value.kind === 'found') return { ok: true, value: answer.value.place }
  const { message } = answer.value
  return { ok: false, failure: { kind: 'refused', status: 500, code: 'location_failed', message } }
}
