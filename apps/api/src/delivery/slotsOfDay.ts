import { type CalendarDate, indianDate, indianHour } from '@store/api-client/contract/date'
import type { DeliverySlot } from '../db/schema/deliverySlots.ts'

/** A slot of a day, and whether it takes no more orders. */
export interface OfferedSlot extends DeliverySlot {
  readonly isFull: boolean
}

/** The slots of a day that can still be ordered by India's hours, full ones included; `taken` are the orders each has. */
export function slotsOfDay(
  slots: readonly DeliverySlot[],
  taken: ReadonlyMap<string, number>,
  day: CalendarDate,
  now: Date,
): readonly OfferedSlot[] {
  const isToday = day === indianDate(now)
  return slots
    .filter(({ cutoffHour }) => !isToday || indianHour(now) < cutoffHour)
    .map((slot) => ({
      ...slot,
      isFull: slot.capacity !== null && (taken.get(slot.id) ?? 0) >= slot.capacity,
    }))
}
