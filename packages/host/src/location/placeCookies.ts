import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { readCookieValue } from '../storage/readCookieValue.ts'
import { writeCookie } from '../storage/writeCookie.ts'
import { parseStoredPlace, type StoredPlace, storedPlaceKeys } from './parseStoredPlace.ts'

// Location cookies last 10 days (specification 1, section 9).
const lifeSeconds = 10 * 24 * 60 * 60

/** Names of the cookies for the fields of a location (specification 1, section 3, except the area's name). */
const cookies: Readonly<Record<keyof StoredPlace, string>> = {
  country: 'fc_cn',
  city: 'user_select_city',
  state: 'user_select_state',
  pincode: 'user_select_pincode',
  area: 'user_select_area',
  placeId: 'polyid',
  areaId: 'areaId',
}

/** Parses the selected location from a document's cookies; invalid values are ignored. */
export const readPlaceCookies = (text: string): DeliveryPlaceState =>
  parseStoredPlace(
    Object.fromEntries(storedPlaceKeys.map((part) => [part, readCookieValue(text, cookies[part])])),
  )

/** Writes the selected location to the document's cookies. */
export function writePlaceCookies({ country, ...place }: DeliveryPlaceState): void {
  write(cookies.country, country === indiaIsoCode ? undefined : String(country))
  for (const part of storedPlaceKeys) if (part !== 'country') write(cookies[part], place[part])
}

/** Saves or deletes the name of a city to which the shop does not deliver (specification 1, section 4). */
export const writeUndeliverableCity = (city: string | undefined): void => write('undeliverable_city', city)

const write = (name: string, value = ''): void => writeCookie(name, value, lifeSeconds)
