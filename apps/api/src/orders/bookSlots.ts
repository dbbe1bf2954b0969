import { slotFullError, slotGoneError } from '../cart/index.ts'
import type { Database } from '../db/Database.ts'
import type { StoredSlot } from '../db/schema/StoredDelivery.ts'
import { createSlotRepo } from '../delivery/index.ts'
import type { NewOrderLine } from './createOrderRepo.ts'

/** An order that books slots. */
export interface OrderForSlotBooking {
  readonly id: string
  /** The receiver's city; empty if the directory does not know it. */
  readonly cityId: string
  readonly createdAt: Date
}

/**
 * Books the delivery slots of an order's lines, each once, in the transaction that places it; throws if one is full,
 * closed or removed, or if a courier delivers a line, because couriers do not deliver in slots. The slots are booked in
 * the order of date and name, so that two orders never deadlock.
 */
export async function bookSlots(
  tx: Database,
  { id, cityId, createdAt }: OrderForSlotBooking,
  lines: readonly Pick<NewOrderLine, 'deliveryBy' | 'deliveryDate' | 'slot'>[],
): Promise<void> {
  const wanted = new Map<string, { readonly day: string; readonly slot: StoredSlot }>()
  for (const { deliveryBy, deliveryDate: day, slot } of lines) {
    if (!slot) continue
    if (deliveryBy === 'courier') throw slotFullError(slot, 'anyTimeInstead')
    wanted.set(`${day} ${slot.id}`, { day, slot })
  }
  const repo = createSlotRepo(tx)
  for (const [, { day, slot }] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const booking = await repo.book(id, { slotId: slot.id, day, cityId }, createdAt)
    if (booking === 'removed') throw slotGoneError('anyTimeInstead')
    if (booking === 'full') throw slotFullError(slot, 'anyTimeInstead')
  }
}
