import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { ChosenPlaceController } from './createChosenPlaceController.ts'
import { initialPlaceCheckState, initialSearchState } from './createInitialState.ts'
import type { LocationStoreCore } from './createLocationStoreCore.ts'
import type { DeliverabilityResult } from './DeliverabilityResult.ts'
import type { PlaceSelectionMethod } from './DeliveryLocationEvent.ts'
import { formatPlaceInput } from './formatPlaceInput.ts'
import { isDifferentCity } from './isDifferentCity.ts'
import { isSamePlace } from './isSamePlace.ts'
import type { LatestRequestCheck } from './LatestRequestCheck.ts'

/** A location, with the deliverability of the product there; a box without a product has no deliverability. */
export interface PlaceSelection {
  readonly place: DeliveryPlaceState
  readonly method: PlaceSelectionMethod
  readonly deliverability?: DeliverabilityResult | undefined
}

/** Chooses a location and its result. */
export interface PlaceSelectionController {
  /** Asks for confirmation if lines would become undeliverable, then chooses the location and shows its result. */
  readonly select: (arrival: PlaceSelection, isNewest: LatestRequestCheck) => Promise<void>
  /** Returns whether the location may change; asks the visitor if lines would become undeliverable. */
  readonly confirmChange: (place: DeliveryPlaceState, isNewest: LatestRequestCheck) => Promise<boolean>
}

/** Creates the only function through which a location becomes the chosen one. */
export function createPlaceSelectionController(
  core: LocationStoreCore,
  choice: ChosenPlaceController,
): PlaceSelectionController {
  const { ports, productId, store } = core

  const confirmChange: PlaceSelectionController['confirmChange'] = async (place, isNewest) => {
    const now = ports.place.getState()
    if (!isDifferentCity(now, place)) return true
    const { country, city = '', pincode } = place
    const answer = await ports.client.leftBehind({ country, city, pincode })
    // If the check fails, the visitor may continue; the cart will show undeliverable lines.
    if (!isNewest() || !answer.ok || answer.value.length === 0) return true
    const nameOfCountry = store.getState().countries.find(({ number }) => number === country)?.name
    const to = city || (nameOfCountry ?? '')
    const isGoing = await choice.confirmChange({ from: now.city ?? '', to, lines: answer.value })
    if (!isGoing && isNewest()) ports.track({ kind: 'placeKept', leftBehind: answer.value.length })
    return isGoing
  }

  const show = ({ place, method, deliverability }: PlaceSelection) => {
    const check = deliverability?.check ?? initialPlaceCheckState.check
    const isRefused = check.kind === 'undeliverable'
    const { open, typed } = store.getState()
    store.setState({
      ...initialPlaceCheckState,
      check,
      message: deliverability?.message ?? '',
      alternatives: deliverability?.alternatives,
      // Keeps the pincode as it was typed.
      typed: method === 'pincode' ? typed : formatPlaceInput(place),
      // `lockdown` marks the city field as required (specification 2, section 4).
      missingField: isRefused && place.pincode === undefined ? 'city' : undefined,
      isNearest: method === 'position',
      isLocating: false,
      search: initialSearchState,
      open: isRefused ? open : undefined,
    })
    choice.saveSnapshot()
    if (deliverability) ports.onUndeliverable?.(isRefused ? check.city : undefined)
  }

  return {
    confirmChange,
    select: async (arrival, isNewest) => {
      const { place, method, deliverability } = arrival
      // The location is stored for ten days, so two kinds are not stored: an unknown pincode, which may be a typing
      // error, and a city without delivery.
      const isKept =
        place.city !== undefined &&
        (place.pincode !== undefined || deliverability?.check.kind !== 'undeliverable')
      if (isKept && !(await confirmChange(place, isNewest)))
        return isNewest() ? choice.restoreSnapshot() : undefined
      if (!isNewest()) return
      const isNew = isKept && !isSamePlace(ports.place.getState(), place)
      if (isNew) {
        choice.choose(place)
        ports.track({ kind: 'placeChosen', way: method, city: place.city })
      }
      show(arrival)
      if (isNew && productId === undefined) ports.reload?.('locationChanged')
    },
  }
}
