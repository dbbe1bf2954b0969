import type { DeliveryDateRules } from '@store/api-client/contract/rules/deliveryDays'
import {
  type EarliestDelivery,
  findEarliestDelivery,
} from '@store/api-client/contract/rules/findEarliestDelivery'
import { findAvailableDates } from './findAvailableDates.ts'
import type { ServiceableLocation } from './ServiceableLocation.ts'
import type { ProductDeliveryRequirements } from './toProductDeliveryRequirements.ts'

/** A pincode of the directory, with its delivery dates. */
export interface DeliveryAvailability {
  readonly place: ServiceableLocation
  readonly earliest: EarliestDelivery | undefined
  /** The available delivery dates; missing if the product cannot be delivered. */
  readonly days: DeliveryDateRules | undefined
}

/** Returns the delivery dates of a product at a location that was read. */
export const getDeliveryAvailability = (
  carrier: ProductDeliveryRequirements,
  place: ServiceableLocation,
  now: Date,
): DeliveryAvailability => ({
  place,
  earliest: findEarliestDelivery(carrier, place, now),
  days: findAvailableDates(carrier, place, now),
})
