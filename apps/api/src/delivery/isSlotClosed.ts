import { toIndianDate, toIndianHour } from '@store/api-client/contract/date'
import type { DeliverySlot } from '../db/schema/deliverySlots.ts'

/** Returns whether it is too late to order for a slot of a day; a slot of today closes at its hour in India. */
export const isSlotClosed = (
  { cutoffHour }: Pick<DeliverySlot, 'cutoffHour'>,
  day: string,
  now: Date,
): boolean => day === toIndianDate(now) && toIndianHour(now) >= cutoffHour
