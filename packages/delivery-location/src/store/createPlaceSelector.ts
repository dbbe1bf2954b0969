import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { ChosenPlaceController } from './createChosenPlaceController.ts'
import { noSearch, uncheckedState } from './createInitialState.ts'
import type { LocationCore } from './createLocationCore.ts'
import type { DeliverabilityResult } from './DeliverabilityResult.ts'
import type { PlaceSelectionMethod } from './DeliveryLocationEvent.ts'
import { formatPlaceInput } from './formatPlaceInput.ts'
import type { IsLatestRequest } from './IsLatestRequest.ts'
import { isDifferentCity } from './isDifferentCity.ts'
import { isSamePlace } from './isSamePlace.ts'

/** A place that was found, and what is known of the product there; nothing in a box that only chooses. */
export interface PlaceSelection {
  readonly place: DeliveryPlaceState
  readonly method: PlaceSelectionMethod
  readonly deliverability?: DeliverabilityResult | undefined
}

/** How a found place becomes the chosen one. */
export interface PlaceSelector {
  /** Asks where gifts would be left behind, chooses the place and shows what is known there. */
  readonly select: (arrival: PlaceSelection, isNewest: IsLatestRequest) => Promise<void>
  /** Whether the visitor may leave for a place: where gifts would be left behind, they are asked. */
  readonly confirmChange: (place: DeliveryPlaceState, isNewest: IsLatestRequest) => Promise<boolean>
}

/** Makes the one way in which a found place becomes the chosen one. */
export function createPlaceSelector(core: LocationCore, choice: ChosenPlaceController): PlaceSelector {
  const { ports, productId, store } = core

  const confirmChange: PlaceSelector['confirmChange'] = async (place, isNewest) => {
    const now = ports.place.getState()
    if (!isDifferentCity(now, place)) return true
    const { country, city = '', pincode } = place
    const answer = await ports.client.leftBehind({ country, city, pincode })
    // Where it cannot be told, the cart will say it: nobody is held up.
    if (!isNewest() || !answer.ok || answer.value.length === 0) return true
    const nameOfCountry = store.getState().countries.find(({ number }) => number === country)?.name
    const to = city || (nameOfCountry ?? '')
    const isGoing = await choice.confirmChange({ from: now.city ?? '', to, lines: answer.value })
    if (!isGoing && isNewest()) ports.track({ kind: 'placeKept', leftBehind: answer.value.length })
    return isGoing
  }

  const show = ({ place, method, deliverability }: PlaceSelection) => {
    const check = deliverability?.check ?? uncheckedState.check
    const isRefused = check.kind === 'undeliverable'
    const { open, typed } = store.getState()
    store.setState({
      ...uncheckedState,
      check,
      message: deliverability?.message ?? '',
      alternatives: deliverability?.alternatives,
      // What a pincode was typed like is left as it is.
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
