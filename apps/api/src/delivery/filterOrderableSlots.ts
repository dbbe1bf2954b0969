import type { CalendarDate } from '@store/api-client/contract/date'
import type { DeliverySlot } from '../db/schema/deliverySlots.ts'
import { isSlotClosed } from './isSlotClosed.ts'

/** A slot of a date, and whether it is full. */
export interface OfferedSlot extends DeliverySlot {
  readonly isFull: boolean
}

/**
 * Returns the slots of a day that can still be ordered, in India's time zone, including full ones; `taken` contains the
 * number of orders per slot.
 */
export function filterOrderableSlots(
  slots: readonly DeliverySlot[],
  taken: ReadonlyMap<string, number>,
  day: CalendarDate,
  now: Date,
): readonly OfferedSlot[] {
  return (
    slots
      // The row of a slot that an import removed has no places.
      .filter((slot) => slot.capacity !== 0 && !isSlotClosed(slot, day, now))
      .map((slot) => ({
        ...slot,
        isFull: slot.capacity !== null && (taken.get(slot.id) ?? 0) >= slot.capacity,
      }))
  )
}
