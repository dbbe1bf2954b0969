import {
  checkCartPlace,
  checkCity,
  checkPincode,
  type DeliveryClient,
  findAddress,
  getNextSlot,
  type LocatedPlace,
  type LocationAnswer,
  listCities,
  listCountries,
  locatePlace,
  suggestPlaces,
} from '../contract/delivery/index.ts'
import type { Outcome } from '../contract/problem/index.ts'
import type { Send } from '../transport/Send.ts'

/** The delivery verbs over a transport. */
export const createDeliveryClient = (send: Send): DeliveryClient => ({
  checkPincode: (question) => send(checkPincode, question),
  checkCity: (question) => send(checkCity, question),
  cities: (question) => send(listCities, question),
  suggest: (search) => send(suggestPlaces, search),
  findAddress: (request) => send(findAddress, request),
  locate: async (question) => readLocation(await send(locatePlace, question)),
  nextSlot: (question) => send(getNextSlot, question),
  leftBehind: (question) => send(checkCartPlace, question),
  countries: () => send(listCountries, undefined),
})

// The location service may say in the body that it failed, whatever the status of the answer.
const readLocation = (answer: Outcome<LocationAnswer>): Outcome<LocatedPlace> => {
  if (!answer.ok) return answer
  if (answer.value.kind === 'found') return { ok: true, value: answer.value.place }
  const { message } = answer.value
  return { ok: false, failure: { kind: 'refused', status: 500, code: 'location_failed', message } }
}
