import type { DeliveryDays } from '@store/api-client/contract/rules/deliveryDays'
import { type EarliestDelivery, earliestDelivery } from '@store/api-client/contract/rules/earliestDelivery'
import { openDays } from './openDays.ts'
import type { ServiceableLocation } from './ServiceableLocation.ts'
import type { DeliveryProfile } from './toDeliveryProfile.ts'

/** A pincode of the directory, and what can be delivered there when. */
export interface DeliveryAvailability {
  readonly place: ServiceableLocation
  readonly earliest: EarliestDelivery | undefined
  /** The days it can arrive on; missing where it cannot. */
  readonly days: DeliveryDays | undefined
}

/** When something can be delivered at a place that was read. */
export const getDeliveryAvailability = (
  carrier: DeliveryProfile,
  place: ServiceableLocation,
  now: Date,
): DeliveryAvailability => ({
  place,
  earliest: earliestDelivery(carrier, place, now),
  days: openDays(carrier, place, now),
})
