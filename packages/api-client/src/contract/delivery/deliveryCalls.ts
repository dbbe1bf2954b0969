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
