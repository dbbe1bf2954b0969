import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { Choice } from './createChoice.ts'
import type { LocationCore } from './createLocationCore.ts'
import type { PlaceWay } from './DeliveryLocationEvent.ts'
import { noSearch, untouched } from './emptyState.ts'
import type { IsNewest } from './IsNewest.ts'
import { isElsewhere } from './isElsewhere.ts'
import { isSamePlace } from './isSamePlace.ts'
import type { PlaceKnown } from './PlaceKnown.ts'
import { textOfPlace } from './textOfPlace.ts'

/** A place that was found, and what is known of the product there; nothing in a box that only chooses. */
export interface Arrival {
  readonly place: DeliveryPlaceState
  readonly way: PlaceWay
  readonly known?: PlaceKnown | undefined
}

/** How a found place becomes the chosen one. */
export interface Arriving {
  /** Asks where gifts would be left behind, chooses the place and shows what is known there. */
  readonly arrive: (arrival: Arrival, isNewest: IsNewest) => Promise<void>
  /** Whether the visitor may leave for a place: where gifts would be left behind, they are asked. */
  readonly mayLeave: (place: DeliveryPlaceState, isNewest: IsNewest) => Promise<boolean>
}

/** Makes the one way in which a found place becomes the chosen one. */
export function createArriving(core: LocationCore, choice: Choice): Arriving {
  const { ports, productId, store } = core

  const mayLeave: Arriving['mayLeave'] = async (place, isNewest) => {
    const now = ports.place.getState()
    if (!isElsewhere(now, place)) return true
    const { country, city = '', pincode } = place
    const answer = await ports.client.leftBehind({ country, city, pincode })
    // Where it cannot be told, the cart will say it: nobody is held up.
    if (!isNewest() || !answer.ok || answer.value.length === 0) return true
    const nameOfCountry = store.getState().countries.find(({ number }) => number === country)?.name
    const to = city || (nameOfCountry ?? '')
    const isGoing = await choice.ask({ from: now.city ?? '', to, lines: answer.value })
    if (!isGoing && isNewest()) ports.track({ kind: 'placeKept', leftBehind: answer.value.length })
    return isGoing
  }

  const show = ({ place, way, known }: Arrival) => {
    const check = known?.check ?? untouched.check
    const isRefused = check.kind === 'undeliverable'
    const { open, typed } = store.getState()
    store.setState({
      ...untouched,
      check,
      message: known?.message ?? '',
      alternatives: known?.alternatives,
      // What a pincode was typed like is left as it is.
      typed: way === 'pincode' ? typed : textOfPlace(place),
      // Lockdown marks the city box as required (specification 2, section 4).
      mark: isRefused && place.pincode === undefined ? 'city' : undefined,
      isNearest: way === 'position',
      isLocating: false,
      search: noSearch,
      open: isRefused ? open : undefined,
    })
    choice.keep()
    if (known) ports.undeliverable?.(isRefused ? check.city : undefined)
  }

  return {
    mayLeave,
    arrive: async (arrival, isNewest) => {
      const { place, way, known } = arrival
      // A pincode no directory knows may be a slip of the finger, and a city out of reach is no choice: for ten days
      // either would be too long a memory.
      const isKept =
        place.city !== undefined && (place.pincode !== undefined || known?.check.kind !== 'undeliverable')
      if (isKept && !(await mayLeave(place, isNewest))) return isNewest() ? choice.restore() : undefined
      if (!isNewest()) return
      const isNew = isKept && !isSamePlace(ports.place.getState(), place)
      if (isNew) {
        choice.choose(place)
        ports.track({ kind: 'placeChosen', way, city: place.city })
      }
      show(arrival)
      if (isNew && productId === undefined) ports.reload?.('locationChanged')
    },
  }
}
