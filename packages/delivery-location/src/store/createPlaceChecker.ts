import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { checkPincode } from './checkPincode.ts'
import type { ChosenPlaceController } from './createChosenPlaceController.ts'
import type { DeliverabilityLoader } from './createDeliverabilityLoader.ts'
import { initialPlaceCheckState } from './createInitialState.ts'
import type { LocationStoreCore } from './createLocationStoreCore.ts'
import type { PlaceSelectionController } from './createPlaceSelectionController.ts'
import type { PlaceSelectionMethod } from './DeliveryLocationEvent.ts'
import type { DeliveryLocationError } from './DeliveryLocationState.ts'
import { formatPlaceInput } from './formatPlaceInput.ts'
import type { LatestRequestCheck } from './LatestRequestCheck.ts'

/** Checks and chooses locations. */
export interface PlaceChecker {
  /** Checks the product at a location and chooses the location; resolves with the error, if any. */
  readonly checkAndSelect: (
    place: DeliveryPlaceState,
    way: PlaceSelectionMethod,
    isNewest: LatestRequestCheck,
  ) => Promise<DeliveryLocationError | undefined>
  /** Shows the chosen location, with the deliverability of the product there. */
  readonly showChosen: (place: DeliveryPlaceState, typed: string) => Promise<void>
  /** Checks a deliverable location again. If the response is lost, nothing changes. */
  readonly recheck: () => Promise<void>
  /** Shows a location that was chosen in another box or tab, unless the visitor is typing, checking or locating. */
  readonly adopt: (place: DeliveryPlaceState) => Promise<void>
}

/** Creates the place checker. */
export function createPlaceChecker(
  core: LocationStoreCore,
  choice: ChosenPlaceController,
  { select }: PlaceSelectionController,
  { checkCity, loadDetails }: DeliverabilityLoader,
): PlaceChecker {
  const { ports, productId, delivery, store } = core

  const checkAndSelect: PlaceChecker['checkAndSelect'] = async (place, method, isNewest) => {
    if (productId === undefined) {
      await select({ place, method }, isNewest)
      return undefined
    }
    const { pincode } = place
    store.setState({ ...initialPlaceCheckState, check: { kind: 'checking', pincode } })
    const answer =
      pincode === undefined
        ? await checkCity(place, productId)
        : await checkPincode(ports, productId, pincode)
    if (!isNewest()) return undefined
    if (!answer.ok) return core.fail({ kind: 'failed', failure: answer.failure })
    const deliverability = answer.value
    const found = { ...place, city: deliverability.check.city }
    await select({ place: found, method, deliverability }, isNewest)
    if (isNewest() && store.getState().check === deliverability.check)
      void loadDetails(deliverability, found, isNewest)
    return undefined
  }

  // Whether the newest request is a check that no visitor asked for.
  let isNewestAutomatic: LatestRequestCheck = () => false

  const showChosen: PlaceChecker['showChosen'] = async (place, typed) => {
    const isNewest = core.begin()
    isNewestAutomatic = isNewest
    const country = delivery?.country ?? place.country
    store.setState({ ...initialPlaceCheckState, place, typed, country })
    choice.saveSnapshot()
    if (productId === undefined || typed === '' || place.country !== country) return
    await checkAndSelect(place, place.pincode === undefined ? 'city' : 'pincode', isNewest)
  }

  const recheck: PlaceChecker['recheck'] = async () => {
    const { check, place } = store.getState()
    if (productId === undefined) return
    if (check.kind !== 'deliverable' && check.kind !== 'cityDeliverable') return
    const answer = await (check.kind === 'deliverable'
      ? checkPincode(ports, productId, check.pincode)
      : checkCity({ ...place, city: check.city }, productId))
    // If the visitor typed or chose a location meanwhile, that one is checked instead.
    if (!answer.ok || store.getState().check !== check) return
    const known = answer.value
    const { message, alternatives } = known
    store.setState({ check: known.check, message, alternatives, slot: initialPlaceCheckState.slot })
    const isNewest = () => store.getState().check === known.check
    await loadDetails(known, { ...place, city: known.check.city }, isNewest)
  }

  return {
    checkAndSelect,
    showChosen,
    recheck,
    adopt: async (place) => {
      const { check, isLocating } = store.getState()
      const isAsking = (check.kind === 'checking' && !isNewestAutomatic()) || isLocating
      if (isAsking || choice.hasEdits()) store.setState({ place })
      else await showChosen(place, formatPlaceInput(place))
    },
  }
}
