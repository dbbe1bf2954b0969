import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { checkPincode } from './checkPincode.ts'
import type { Arriving } from './createArriving.ts'
import type { Choice } from './createChoice.ts'
import type { LocationCore } from './createLocationCore.ts'
import type { LookingFurther } from './createLookingFurther.ts'
import type { PlaceWay } from './DeliveryLocationEvent.ts'
import type { DeliveryLocationFault } from './DeliveryLocationState.ts'
import { untouched } from './emptyState.ts'
import type { IsNewest } from './IsNewest.ts'
import { textOfPlace } from './textOfPlace.ts'

/** How a place is gone to. */
export interface Visiting {
  /** Finds out about the product at a place and goes there; settles with what stood in the way. */
  readonly visit: (
    place: DeliveryPlaceState,
    way: PlaceWay,
    isNewest: IsNewest,
  ) => Promise<DeliveryLocationFault | undefined>
  /** Shows the chosen place, with what is known of the product there. */
  readonly showChosen: (place: DeliveryPlaceState, typed: string) => Promise<void>
  /** Asks again about a place where the product is delivered; an answer that does not come changes nothing. */
  readonly recheck: () => Promise<void>
  /** Shows another place that was chosen elsewhere, unless something is being typed, checked or located. */
  readonly adopt: (place: DeliveryPlaceState) => Promise<void>
}

/** Makes what goes to a place. */
export function createVisiting(
  core: LocationCore,
  choice: Choice,
  { arrive }: Arriving,
  { checkCity, lookFurther }: LookingFurther,
): Visiting {
  const { ports, productId, delivery, store } = core

  const visit: Visiting['visit'] = async (place, way, isNewest) => {
    if (productId === undefined) {
      await arrive({ place, way }, isNewest)
      return undefined
    }
    const { pincode } = place
    store.setState({ ...untouched, check: { kind: 'checking', pincode } })
    const answer =
      pincode === undefined
        ? await checkCity(place, productId)
        : await checkPincode(ports, productId, pincode)
    if (!isNewest()) return undefined
    if (!answer.ok) return core.fail({ kind: 'failed', failure: answer.failure })
    const known = answer.value
    const found = { ...place, city: known.check.city }
    await arrive({ place: found, way, known }, isNewest)
    if (isNewest() && store.getState().check === known.check) void lookFurther(known, found, isNewest)
    return undefined
  }

  const showChosen: Visiting['showChosen'] = async (place, typed) => {
    const isNewest = core.begin()
    const country = delivery?.country ?? place.country
    store.setState({ ...untouched, place, typed, country })
    choice.keep()
    if (productId === undefined || typed === '' || place.country !== country) return
    await visit(place, place.pincode === undefined ? 'city' : 'pincode', isNewest)
  }

  const recheck: Visiting['recheck'] = async () => {
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
    store.setState({ check: known.check, message, alternatives, slot: untouched.slot })
    const isNewest = () => store.getState().check === known.check
    await lookFurther(known, { ...place, city: known.check.city }, isNewest)
  }

  return {
    visit,
    showChosen,
    recheck,
    adopt: async (place) => {
      const { check, isLocating } = store.getState()
      const isAsking = check.kind === 'checking' || isLocating
      if (isAsking || choice.isTypedSince()) store.setState({ place })
      else await showChosen(place, textOfPlace(place))
    },
  }
}
