import type { DeliveryDays } from '@store/api-client/contract/rules/deliveryDays'
import { type EarliestDelivery, earliestDelivery } from '@store/api-client/contract/rules/earliestDelivery'
import { openDays } from './openDays.ts'
import type { ServedPlace } from './ServedPlace.ts'
import type { Carrier } from './toCarrier.ts'

/** A pincode of the directory, and what can be delivered there when. */
export interface FoundPlace {
  readonly place: ServedPlace
  readonly earliest: EarliestDelivery | undefined
  /** The days it can arrive on; missing where it cannot. */
  readonly days: DeliveryDays | undefined
}

/** When something can be delivered at a place that was read. */
export const reach = (carrier: Carrier, place: ServedPlace, now: Date): FoundPlace => ({
  place,
  earliest: earliestDelivery(carrier, place, now),
  days: openDays(carrier, place, now),
})
