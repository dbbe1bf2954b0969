import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type DeliverySlot, deliverySlots } from '../db/schema/deliverySlots.ts'
import { slotBookings, slotOrderCounts } from '../db/schema/slotBookings.ts'
import { isSlotClosed } from './isSlotClosed.ts'

/** A slot of a date in a city. */
export interface SlotOfDay {
  readonly slotId: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** The city's id in the directory; empty abroad, where the city is unknown. */
  readonly cityId: string
}

/** Result of booking a slot; a closed slot counts as full. */
export type SlotBookingResult = 'booked' | 'full' | 'removed'

/** Creates the repository of slots and their orders per day, for the database or a transaction. */
export const createSlotRepo = (db: Database) => ({
  all: (): Promise<readonly DeliverySlot[]> =>
    db.select().from(deliverySlots).orderBy(asc(deliverySlots.startHour), asc(deliverySlots.endHour)),

  /** Returns the number of orders of a city's slots on a day, by the id of the slot. */
  async taken({ day, cityId }: Omit<SlotOfDay, 'slotId'>): Promise<ReadonlyMap<string, number>> {
    const found = await db
      .select()
      .from(slotOrderCounts)
      .where(and(eq(slotOrderCounts.day, day), eq(slotOrderCounts.cityId, cityId)))
    return new Map(found.map(({ slotId, taken }) => [slotId, taken]))
  },

  /**
   * Books a slot for an order in one statement; books nothing if it is full or closed, or if the shop no longer has it.
   */
  async book(orderId: string, { slotId, day, cityId }: SlotOfDay, now: Date): Promise<SlotBookingResult> {
    const [slot] = await db.select().from(deliverySlots).where(eq(deliverySlots.id, slotId))
    // The row of a slot that an import removed has no places.
    if (!slot || slot.capacity === 0) return 'removed'
    if (isSlotClosed(slot, day, now)) return 'full'
    const taken = await db
      .insert(slotOrderCounts)
      .values({ slotId, day, cityId, taken: 1 })
      .onConflictDoUpdate({
        target: [slotOrderCounts.slotId, slotOrderCounts.day, slotOrderCounts.cityId],
        set: { taken: sql`${slotOrderCounts.taken} + 1` },
        ...(slot.capacity !== null && { setWhere: lt(slotOrderCounts.taken, slot.capacity) }),
      })
      .returning({ slotId: slotOrderCounts.slotId })
    if (taken.length === 0) return 'full'
    await db.insert(slotBookings).values({ orderId, slotId, day, cityId })
    return 'booked'
  },

  /** Releases the slots of an order. */
  async release(orderId: string): Promise<void> {
    const freed = await db.delete(slotBookings).where(eq(slotBookings.orderId, orderId)).returning()
    for (const { slotId, day, cityId } of freed) {
      await db
        .update(slotOrderCounts)
        .set({ taken: sql`greatest(${slotOrderCounts.taken} - 1, 0)` })
        .where(
          and(
            eq(slotOrderCounts.slotId, slotId),
            eq(slotOrderCounts.day, day),
            eq(slotOrderCounts.cityId, cityId),
          ),
        )
    }
  },
})

/** The repository of slots and their orders per day. */
export type SlotRepo = ReturnType<typeof createSlotRepo>
