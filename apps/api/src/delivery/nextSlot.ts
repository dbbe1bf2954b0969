import { type CalendarDate, indianDate, indianHour } from '@store/api-client/contract/date'
import type { DeliverySlot } from '../db/schema/deliverySlots.ts'

/**
 * The first slot of a day that can still be ordered (specification 1, section 7: get_slots), by India's hours;
 * `undefined` where the gift cannot come that day or all have gone by.
 */
export function nextSlot<Slot extends Pick<DeliverySlot, 'startHour' | 'endHour' | 'cutoffHour'>>(
  slots: readonly Slot[],
  day: CalendarDate,
  earliest: CalendarDate | undefined,
  now: Date,
): Slot | undefined {
  if (earliest === undefined || day < earliest) return undefined
  const isToday = day === indianDate(now)
  const [first] = slots
    .filter(({ cutoffHour }) => !isToday || indianHour(now) < cutoffHour)
    .sort((a, b) => a.startHour - b.startHour || a.endHour - b.endHour)
  return first
}
