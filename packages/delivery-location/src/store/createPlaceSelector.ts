import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { ChosenPlaceController } from './createChosenPlaceController.ts'
import { initialCheckState, noSearch } from './createInitialState.ts'
import type { LocationCore } from './createLocationCore.ts'
import type { DeliverabilityResult } from './DeliverabilityResult.ts'
import type { PlaceSelectionMethod } from './DeliveryLocationEvent.ts'
import { formatPlaceInput } from './formatPlaceInput.ts'
import type { IsLatestRequest } from './IsLatestRequest.ts'
import { isDifferentCity } from './isDifferentCity.ts'
import { isSamePlace } from './isSamePlace.ts'

/**
 * A resolved location and the deliverability of the product there; without a result in a box that only chooses a
 * location.
 */
export interface PlaceSelection {
  readonly place: DeliveryPlaceState
  readonly method: PlaceSelectionMethod
  readonly deliverability?: DeliverabilityResult | undefined
}

/** Selects a resolved location. */
export interface PlaceSelector {
  /** Asks for confirmation if lines would become undeliverable, then chooses the location and shows its result. */
  readonly select: (arrival: PlaceSelection, isNewest: IsLatestRequest) => Promise<void>
  /** Whether the location may change: asks the visitor if lines would become undeliverable. */
  readonly confirmChange: (place: DeliveryPlaceState, isNewest: IsLatestRequest) => Promise<boolean>
}

/** Creates the only path by which a resolved location becomes the chosen one. */
export function createPlaceSelector(core: LocationCore, choice: ChosenPlaceController): PlaceSelector {
  const { ports, productId, store } = core

  const confirmChange: PlaceSelector['confirmChange'] = async (place, isNewest) => {
    const now = ports.place.getState()
    if (!isDifferentCity(now, place)) return true
    const { country, city = '', pincode } = place
    const answer = await ports.client.leftBehind({ country, city, pincode })
    // If the check fails, do not block the visitor; the cart will show the lines.
    if (!isNewest() || !answer.ok || answer.value.length === 0) return true
    const nameOfCountry = store.getState().countries.find(({ number }) => number === country)?.name
    const to = city || (nameOfCountry ?? '')
    const isGoing = await choice.confirmChange({ from: now.city ?? '', to, lines: answer.value })
    if (!isGoing && isNewest()) ports.track({ kind: 'placeKept', leftBehind: answer.value.length })
    return isGoing
  }

  const show = ({ place, method, deliverability }: PlaceSelection) => {
    const check = deliverability?.check ?? initialCheckState.check
    const isRefused = check.kind === 'undeliverable'
    const { open, typed } = store.getState()
    store.setState({
      ...initialCheckState,
      check,
      message: deliverability?.message ?? '',
      alternatives: deliverability?.alternatives,
      // Keep a pincode as it was typed.
      typed: method === 'pincode' ? typed : formatPlaceInput(place),
      // Lockdown marks the city box as required (specification 2, section 4).
      missingField: isRefused && place.pincode === undefined ? 'city' : undefined,
      isNearest: method === 'position',
      isLocating: false,
      search: noSearch,
      open: isRefused ? open : undefined,
    })
    choice.saveSnapshot()
    if (deliverability) ports.onUndeliverable?.(isRefused ? check.city : undefined)
  }

  return {
    confirmChange,
    select: async (arrival, isNewest) => {
      const { place, method, deliverability } = arrival
      // A pincode no directory knows may be a slip of the finger, and a city out of reach is no choice: for ten days
      // either would be too long a memory.
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
