import type { PlaceQuery, ResolvedLocation } from '@store/api-client/contract/delivery'
import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { createAddressBookActions } from './createAddressBookActions.ts'
import { createChosenPlaceController } from './createChosenPlaceController.ts'
import { createCountryActions } from './createCountryActions.ts'
import { createDeliverabilityLoader } from './createDeliverabilityLoader.ts'
import { initialPlaceCheckState, initialSearchState } from './createInitialState.ts'
import { createLocationSearch } from './createLocationSearch.ts'
import type { LocationStoreCore } from './createLocationStoreCore.ts'
import { createPlaceChecker } from './createPlaceChecker.ts'
import { createPlaceInputChecker } from './createPlaceInputChecker.ts'
import { createPlaceSelectionController } from './createPlaceSelectionController.ts'
import type { DeliverabilityResult } from './DeliverabilityResult.ts'
import type { PlaceSelectionMethod } from './DeliveryLocationEvent.ts'
import type { LatestRequestCheck } from './LatestRequestCheck.ts'
import type { PlaceResolver } from './PlaceResolver.ts'
import { requestCurrentPosition } from './requestCurrentPosition.ts'

/** Creates all actions that look up and choose a location. */
export function createPlaceResolver(core: LocationStoreCore): PlaceResolver {
  const { ports, store } = core
  const choice = createChosenPlaceController(core)
  const arriving = createPlaceSelectionController(core, choice)
  const further = createDeliverabilityLoader(core, choice)
  const visiting = createPlaceChecker(core, choice, arriving, further)

  const goTo = async (question: PlaceQuery, way: PlaceSelectionMethod, isNewest: LatestRequestCheck) => {
    const answer = await ports.client.locate(question)
    if (!isNewest()) return undefined
    if (!answer.ok) return core.fail({ kind: 'failed', failure: answer.failure })
    return visiting.checkAndSelect(placeOf(answer.value), way, isNewest)
  }

  // Rejects a city in a box without a product, which makes no check; the list has already marked the city as
  // undeliverable.
  const refuse = (city: string, method: PlaceSelectionMethod, isNewest: LatestRequestCheck) => {
    const place = { country: store.getState().country, city }
    const deliverability: DeliverabilityResult = {
      ...{ check: { kind: 'undeliverable', city }, message: '', alternatives: undefined, offsetDays: -1 },
    }
    return arriving.select({ place, method, deliverability }, isNewest)
  }

  return {
    showChosen: visiting.showChosen,
    adopt: visiting.adopt,
    recheck: visiting.recheck,
    resolveConfirmation: choice.resolveConfirmation,
    check: createPlaceInputChecker(core, visiting, goTo),
    search: createLocationSearch(core),
    ...createAddressBookActions(core, arriving, further),
    ...createCountryActions(core, choice, arriving),

    chooseSuggestion: async ({ placeId, name, isDeliverable = true }) => {
      const isNewest = core.begin()
      if (!isDeliverable && core.productId === undefined) return refuse(name, 'suggestion', isNewest)
      store.setState({ ...initialPlaceCheckState, typed: name, check: { kind: 'checking' } })
      await goTo({ placeId }, 'suggestion', isNewest)
    },

    chooseCity: async ({ city, state, isOpen = true }) => {
      const isNewest = core.begin()
      if (!isOpen && core.productId === undefined) return refuse(city, 'city', isNewest)
      store.setState({ ...initialPlaceCheckState, typed: city, search: initialSearchState })
      await visiting.checkAndSelect({ country: store.getState().country, city, state }, 'city', isNewest)
    },

    locateMe: async () => {
      const isNewest = core.begin()
      store.setState({ ...initialPlaceCheckState, isLocating: true })
      const answer = await (ports.position ?? requestCurrentPosition)()
      if (!isNewest()) return
      if (answer.kind !== 'found') {
        ports.track({ kind: 'positionRefused', why: answer.kind })
        core.fail({ kind: 'position', why: answer.kind, brandName: ports.brandName })
        return
      }
      // Rounded to about 100 m, which is precise enough for the shop.
      const [latitude, longitude] = [roughly(answer.latitude), roughly(answer.longitude)]
      await goTo({ latitude, longitude }, 'position', isNewest)
    },
  }
}

const roughly = (degrees: number) => Math.round(degrees * 1000) / 1000

const placeOf = (found: ResolvedLocation): DeliveryPlaceState => ({
  country: found.country,
  city: found.city,
  state: found.state || undefined,
  pincode: found.pincode,
  area: found.area || undefined,
  areaId: found.areaId || undefined,
  placeId: found.placeId,
})
