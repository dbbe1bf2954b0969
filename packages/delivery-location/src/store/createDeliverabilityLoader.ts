import type { ProductId } from '@store/api-client/contract/delivery'
import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { ChosenPlaceController } from './createChosenPlaceController.ts'
import type { LocationStoreCore } from './createLocationStoreCore.ts'
import type { DeliverabilityResult } from './DeliverabilityResult.ts'
import type { LatestRequestCheck } from './LatestRequestCheck.ts'

/** The next slot is shown only if delivery is fewer than this many days away (specification 1, section 9). */
const slotDaysMost = 2

/** Requests about a city, and for the details of a checked location. */
export interface DeliverabilityLoader {
  /** Checks the deliverability of a product in a city. */
  readonly checkCity: (
    place: DeliveryPlaceState,
    productId: ProductId,
  ) => Promise<Result<DeliverabilityResult>>
  /** Loads the next slot, or gifts that can be delivered there instead. */
  readonly loadDetails: (
    known: DeliverabilityResult,
    place: DeliveryPlaceState,
    isNewest: LatestRequestCheck,
  ) => Promise<void>
}

/** Creates the city check and the loader of a location's details. */
export function createDeliverabilityLoader(
  { ports, productId, store }: LocationStoreCore,
  { saveSnapshot }: ChosenPlaceController,
): DeliverabilityLoader {
  const checkCity: DeliverabilityLoader['checkCity'] = async ({ city = '', state }, product) => {
    const answer = await ports.client.checkCity({ city, state, productId: product })
    if (!answer.ok) return answer
    const { value } = answer
    // A negative offset means that there is no delivery (specification 1, section 4).
    const deliverable = value.deliverable && value.offsetDays >= 0
    ports.track({ kind: 'cityChecked', city: value.city, deliverable })
    const check: DeliverabilityResult['check'] = deliverable
      ? { kind: 'cityDeliverable', city: value.city, earliest: value.earliest }
      : { kind: 'undeliverable', city: value.city }
    const { message, alternatives, offsetDays } = value
    return { ok: true, value: { check, message, alternatives, offsetDays } }
  }

  const findSlot: DeliverabilityLoader['loadDetails'] = async (
    { check, offsetDays },
    { city, pincode },
    isNewest,
  ) => {
    if (check.kind === 'undeliverable' || productId === undefined) return
    const { earliest: date } = check
    if (!city || !date || offsetDays < 0 || offsetDays >= slotDaysMost) return
    store.setState({ slot: { kind: 'loading' } })
    const answer = await ports.client.nextSlot({ city, pincode, productId, date })
    if (!isNewest()) return
    const slot = answer.ok ? answer.value : undefined
    store.setState({ slot: slot ? { kind: 'known', slot, offsetDays } : { kind: 'none' } })
  }

  const findAlternatives: DeliverabilityLoader['loadDetails'] = async (
    { check, alternatives },
    place,
    isNewest,
  ) => {
    if (check.kind !== 'undeliverable' || alternatives || !check.city || productId === undefined) return
    const answer = await ports.client.checkCity({ city: check.city, state: place.state, productId })
    if (isNewest() && answer.ok) store.setState({ alternatives: answer.value.alternatives })
  }

  return {
    checkCity,
    loadDetails: async (known, place, isNewest) => {
      await findSlot(known, place, isNewest)
      await findAlternatives(known, place, isNewest)
      if (isNewest()) saveSnapshot()
    },
  }
}
