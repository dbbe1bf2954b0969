import { slotFullError } from '../cart/index.ts'
import type { Database } from '../db/Database.ts'
import type { StoredSlot } from '../db/schema/StoredDelivery.ts'
import { createSlotRepo } from '../delivery/index.ts'
import type { NewOrderLine } from './createOrderRepo.ts'

/** An order that books slots, and its city, which is empty if the directory does not know it. */
export interface OrderForSlotBooking {
  readonly id: string
  readonly cityId: string
}

/**
 * Books the delivery slots of an order's lines, each once, in the transaction that places it; throws if one is full.
 * The slots are booked in the order of date and name, so that two orders never deadlock.
 */
export async function bookSlots(
  tx: Database,
  { id, cityId }: OrderForSlotBooking,
  lines: readonly Pick<NewOrderLine, 'deliveryDate' | 'slot'>[],
): Promise<void> {
  const wanted = new Map<string, { readonly day: string; readonly slot: StoredSlot }>()
  for (const { deliveryDate: day, slot } of lines) if (slot) wanted.set(`${day} ${slot.id}`, { day, slot })
  const repo = createSlotRepo(tx)
  for (const [, { day, slot }] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (await repo.book(id, { slotId: slot.id, day, cityId })) continue
    throw slotFullError(slot, 'anyTimeInstead')
  }
}
