import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { indiaIsoCode, isPincode } from '@store/api-client/contract/rules/isPincode'

/** Stored fields of a location. */
export const storedPlaceKeys = ['country', 'city', 'state', 'pincode', 'area', 'areaId', 'placeId'] as const

/** A stored location, each field as text. */
export type StoredPlace = { readonly [Part in (typeof storedPlaceKeys)[number]]?: unknown }

// Maximum length of a field: no city name is longer, so the store has not written a longer text.
const longest = 200

/** Parses a stored location. Any script may have written it, so invalid fields are dropped. */
export function parseStoredPlace(kept: StoredPlace): DeliveryPlaceState {
  const text = (value: unknown) =>
    typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined
  const given = String(kept.country ?? '')
  const country = /^[1-9]\d{0,2}$/.test(given) ? Number(given) : indiaIsoCode
  const [city, pincode] = [text(kept.city), text(kept.pincode)]
  const isWrong = pincode !== undefined && !isPincode(pincode, country)
  // A pincode is a location even without a city; all other fields are valid only with a city.
  if (isWrong || (city === undefined && pincode === undefined)) return { country }
  const parts = city ? { pincode, city, ...within(kept, text) } : { pincode }
  return { country, ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) }
}

const within = (kept: StoredPlace, text: (value: unknown) => string | undefined) => ({
  state: text(kept.state),
  area: text(kept.area),
  areaId: text(kept.areaId),
  placeId: text(kept.placeId),
})
