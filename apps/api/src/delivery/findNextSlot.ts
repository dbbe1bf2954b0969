import type { CalendarDate } from '@store/api-client/contract/date'
import type { DeliverySlot } from '../db/schema/deliverySlots.ts'
import { isSlotClosed } from './isSlotClosed.ts'

/**
 * Returns the first slot of a day that can still be ordered (specification 1, section 7: get_slots), in India's
 * time zone; `undefined` if the gift cannot arrive on that day or all slots have passed.
 */
export function findNextSlot<Slot extends Pick<DeliverySlot, 'startHour' | 'endHour' | 'cutoffHour'>>(
  slots: readonly Slot[],
  day: CalendarDate,
  earliest: CalendarDate | undefined,
  now: Date,
): Slot | undefined {
  if (earliest === undefined || day < earliest) return undefined
  const [first] = slots
    .filter((slot) => !isSlotClosed(slot, day, now))
    .sort((a, b) => a.startHour - b.startHour || a.endHour - b.endHour)
  return first
}
