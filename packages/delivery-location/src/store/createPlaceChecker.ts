import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { checkPincode } from './checkPincode.ts'
import type { ChosenPlaceController } from './createChosenPlaceController.ts'
import type { DeliveryLookup } from './createDeliveryLookup.ts'
import { uncheckedState } from './createInitialState.ts'
import type { LocationCore } from './createLocationCore.ts'
import type { PlaceSelector } from './createPlaceSelector.ts'
import type { PlaceSelectionMethod } from './DeliveryLocationEvent.ts'
import type { DeliveryLocationError } from './DeliveryLocationState.ts'
import { formatPlaceInput } from './formatPlaceInput.ts'
import type { IsLatestRequest } from './IsLatestRequest.ts'

/** How a place is gone to. */
export interface PlaceChecker {
  /** Finds out about the product at a place and goes there; settles with what stood in the way. */
  readonly checkAndSelect: (
    place: DeliveryPlaceState,
    way: PlaceSelectionMethod,
    isNewest: IsLatestRequest,
  ) => Promise<DeliveryLocationError | undefined>
  /** Shows the chosen place, with what is known of the product there. */
  readonly showChosen: (place: DeliveryPlaceState, typed: string) => Promise<void>
  /** Asks again about a place where the product is delivered; an answer that does not come changes nothing. */
  readonly recheck: () => Promise<void>
  /** Shows another place that was chosen elsewhere, unless something is being typed, checked or located. */
  readonly adopt: (place: DeliveryPlaceState) => Promise<void>
}

/** Makes what goes to a place. */
export function createPlaceChecker(
  core: LocationCore,
  choice: ChosenPlaceController,
  { select }: PlaceSelector,
  { checkCity, loadDetails }: DeliveryLookup,
): PlaceChecker {
  const { ports, productId, delivery, store } = core

  const checkAndSelect: PlaceChecker['checkAndSelect'] = async (place, method, isNewest) => {
    if (productId === undefined) {
      await select({ place, method }, isNewest)
      return undefined
    }
    const { pincode } = place
    store.setState({ ...uncheckedState, check: { kind: 'checking', pincode } })
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

  const showChosen: PlaceChecker['showChosen'] = async (place, typed) => {
    const isNewest = core.begin()
    const country = delivery?.country ?? place.country
    store.setState({ ...uncheckedState, place, typed, country })
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
    // A place that is typed or chosen meanwhile is checked by itself.
    if (!answer.ok || store.getState().check !== check) return
    const known = answer.value
    const { message, alternatives } = known
    store.setState({ check: known.check, message, alternatives, slot: uncheckedState.slot })
    const isNewest = () => store.getState().check === known.check
    await loadDetails(known, { ...place, city: known.check.city }, isNewest)
  }

  return {
    checkAndSelect,
    showChosen,
    recheck,
    adopt: async (place) => {
      const { check, isLocating } = store.getState()
      const isAsking = check.kind === 'checking' || isLocating
      if (isAsking || choice.hasEdits()) store.setState({ place })
      else await showChosen(place, formatPlaceInput(place))
    },
  }
}
