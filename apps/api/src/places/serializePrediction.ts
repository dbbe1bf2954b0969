import type { ServerMessages } from '../messages/ServerMessages.ts'
import { countryNumbers, getCountryName } from './countries.ts'
import { formatPlaceId, toLocalitySlug } from './placeId.ts'
import type { PlaceSuggestion } from './searchPlaces.ts'
import type { WorldCity } from './searchWorldCities.ts'

/** A suggestion on the wire (specification 2, section 3: location suggestion). */
export interface SerializedPrediction {
  readonly description: string
  readonly structured_formatting: { readonly main_text: string; readonly secondary_text: string }
  readonly pid: string
  readonly area_id: string
  /** 0 if the given product, or else any product, is not delivered there. */
  readonly lockdown?: 0 | 1
  /** 1 if the text can mean no other place. */
  readonly certain?: 0 | 1
}

/** Serializes a place of India in readable form. */
export function serializePrediction(place: PlaceSuggestion): SerializedPrediction {
  const { city, state } = place
  switch (place.kind) {
    case 'city':
      return prediction(formatPlaceId(place), '', city, state)
    case 'pincode':
      return prediction(formatPlaceId(place), formatPlaceId(place), place.pincode, `${city}, ${state}`)
    case 'locality': {
      const { locality, pincode } = place
      const pid = formatPlaceId({ kind: 'locality', pincode, slug: toLocalitySlug(locality) })
      return prediction(pid, pid, locality, `${city}, ${state} ${pincode}`)
    }
  }
}

/** Serializes a city abroad in readable form. */
export function serializeCityAbroad(
  { cityId, city, region, countryCode }: WorldCity,
  messages: ServerMessages,
): SerializedPrediction {
  const pid = formatPlaceId({ kind: 'worldCity', country: countryCode.toLowerCase(), cityId })
  const within = [region, getCountryName(countryNumbers[countryCode] ?? 0, messages)].filter(
    (part) => part !== '',
  )
  return prediction(pid, '', city, within.join(', '))
}

const prediction = (pid: string, areaId: string, main: string, secondary: string): SerializedPrediction => ({
  description: `${main}, ${secondary}`,
  structured_formatting: { main_text: main, secondary_text: secondary },
  pid,
  area_id: areaId,
})
