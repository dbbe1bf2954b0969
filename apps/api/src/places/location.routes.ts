import type { deliveryCalls } from '@store/api-client/contract/delivery'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { HttpError } from '../http/HttpError.ts'
import { toAlpha2Code } from './countries.ts'
import type { PlaceRepo } from './createPlaceRepo.ts'
import { findUnambiguousPlace, type PlaceMatch, sortDeliverableFirst } from './PlaceMatch.ts'
import type { LocationDetails } from './resolvePlaceId.ts'
import { toPincodeLocation } from './resolvePlaceId.ts'
import type { PlaceSuggestion } from './searchPlaces.ts'
import { type SerializedPrediction, serializeCityAbroad, serializePrediction } from './serializePrediction.ts'

/** Dependencies of the location calls. */
export interface LocationDeps {
  readonly places: PlaceRepo
  /** Returns whether a product, or else any product, is delivered to each of these places in India. */
  readonly areDeliverable: (
    places: readonly PlaceSuggestion[],
    productId: number | undefined,
  ) => Promise<readonly boolean[]>
  /** Returns whether a product, or else any product, is delivered to a country. */
  readonly isCountryServed: (country: number, productId: number | undefined) => Promise<boolean>
}

type LocationHandlers = Pick<CallGroupHandlers<typeof deliveryCalls>, 'suggest' | 'findAddress' | 'locate'>

/** Minimum length of a search (specification 2, section 5). */
const fewestCharacters = 3

/** Maximum number of suggested places. */
const mostSuggested = 8

// Number of matches to read: more than are returned, because deliverable places move up.
const mostLooked = 3 * mostSuggested

/** Creates the handlers of the location service. Searches and positions are never stored or logged. */
export function locationHandlers(deps: LocationDeps): LocationHandlers {
  const { places } = deps
  return {
    suggest: async ({ text, country, productId }, { messages }) => {
      const wanted = text.trimStart()
      const letters = toAlpha2Code(country)
      if ([...wanted].length < fewestCharacters || letters === undefined) return predicted([])
      if (country === indiaIsoCode) {
        const found = await places.search(wanted, mostLooked)
        const open = await deps.areDeliverable(
          found.map(({ place }) => place),
          productId,
        )
        const areOpen = new Set(found.filter((_, index) => open[index]))
        return predicted(suggested(found, (match) => areOpen.has(match), serializePrediction))
      }
      const found = await places.searchWorld(wanted, letters, mostSuggested)
      const isServed = found.length > 0 && (await deps.isCountryServed(country, productId))
      return predicted(
        suggested(
          found,
          () => isServed,
          (city) => serializeCityAbroad(city, messages),
        ),
      )
    },

    findAddress: async ({ text }) => {
      if ([...text].length < fewestCharacters) return predicted([])
      const found = await places.findAddress(text, mostSuggested)
      return predicted(found.map(({ place, position }) => ({ ...serializePrediction(place), ...position })))
    },

    locate: async (asked) => {
      if ('placeId' in asked) {
        const found = await places.locate(asked.placeId)
        if (!found) throw new HttpError(404, 'unknown_place', ({ errors }) => errors.unknownPlace)
        return located(found)
      }
      // Rounded to about 100 m before any other use, for privacy.
      const position = { latitude: toThousandth(asked.latitude), longitude: toThousandth(asked.longitude) }
      const nearest = await places.nearestPincode(position)
      if (!nearest) throw new HttpError(404, 'nowhere', ({ errors }) => errors.nowhere)
      return located(toPincodeLocation(nearest, ''))
    },
  }
}

const toFlag = (is: boolean): 0 | 1 => (is ? 1 : 0)

const toThousandth = (degrees: number) => Math.round(degrees * 1000) / 1000

/** Serializes the best matches, deliverable ones first. */
function suggested<Place>(
  found: readonly PlaceMatch<Place>[],
  isOpen: (match: PlaceMatch<Place>) => boolean,
  write: (place: Place) => SerializedPrediction,
): SerializedPrediction[] {
  const certain = findUnambiguousPlace(found)
  return sortDeliverableFirst(found, isOpen)
    .slice(0, mostSuggested)
    .map((match) => ({
      ...write(match.place),
      lockdown: toFlag(isOpen(match)),
      certain: toFlag(match === certain),
    }))
}

const predicted = (predictions: SerializedPrediction[]) => ({
  data: { status: predictions.length > 0 ? ('OK' as const) : ('ZERO_RESULTS' as const), predictions },
})

const located = ({ placeId, country, city, state, pincode, area, areaId }: LocationDetails) => ({
  status_code: 200 as const,
  data: { city, state, postal_code: pincode, pid: placeId, area_id: areaId, area, country },
})
