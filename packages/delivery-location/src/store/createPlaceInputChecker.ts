import type { PlaceQuery } from '@store/api-client/contract/delivery'
import { initialPlaceCheckState, initialSearchState } from './createInitialState.ts'
import type { LocationStoreCore } from './createLocationStoreCore.ts'
import type { PlaceChecker } from './createPlaceChecker.ts'
import type { PlaceSelectionMethod } from './DeliveryLocationEvent.ts'
import type { DeliveryLocationError } from './DeliveryLocationState.ts'
import type { LatestRequestCheck } from './LatestRequestCheck.ts'
import type { PlaceResolverActions } from './PlaceResolver.ts'
import { parsePlaceInput } from './parsePlaceInput.ts'

/** Looks up a location of the location service by its id. */
export type PlaceLookup = (
  question: PlaceQuery,
  way: PlaceSelectionMethod,
  isNewest: LatestRequestCheck,
) => Promise<DeliveryLocationError | undefined>

/** Creates the check of the typed text: a pincode, a location name, or a full address. */
export function createPlaceInputChecker(
  core: LocationStoreCore,
  { checkAndSelect }: PlaceChecker,
  goTo: PlaceLookup,
): PlaceResolverActions['check'] {
  const { ports, productId, delivery, store } = core
  const takesNames = delivery?.takesCity ?? true

  const findNamed = async (text: string, isNewest: LatestRequestCheck) => {
    const { country } = store.getState()
    store.setState({ ...initialPlaceCheckState, check: { kind: 'checking' } })
    // Text with a comma is treated as a full address.
    const isAddress = text.includes(',')
    const answer = await (isAddress
      ? ports.client.findAddress({ text })
      : ports.client.suggest({ text, country, productId }))
    if (!isNewest()) return undefined
    if (!answer.ok) return core.fail({ kind: 'failed', failure: answer.failure })
    const places = answer.value
    const place = isAddress ? places[0] : places.find(({ isCertain }) => isCertain)
    if (place) return goTo({ placeId: place.placeId }, 'suggestion', isNewest)
    if (places.length === 0) return core.fail({ kind: 'noPlace' })
    store.setState({ search: { ...initialSearchState, status: 'ready', text, places } })
    return core.fail({ kind: 'several' })
  }

  return async () => {
    const { typed, country } = store.getState()
    const place = ports.place.getState()
    const isNewest = core.begin()
    // The name of the chosen city needs no search.
    if (typed !== '' && typed === place.city && place.country === country) {
      return checkAndSelect({ country, city: place.city, state: place.state }, 'city', isNewest)
    }
    const read = parsePlaceInput(typed, country, takesNames)
    switch (read.kind) {
      case 'malformed':
      case 'noPlace':
        return core.fail(read)
      case 'name':
        return findNamed(read.text, isNewest)
      case 'pincode':
        return productId === undefined
          ? findNamed(read.pincode, isNewest)
          : checkAndSelect({ country, pincode: read.pincode }, 'pincode', isNewest)
    }
  }
}
