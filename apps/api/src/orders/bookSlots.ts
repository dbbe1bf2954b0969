import { slotFullError } from '../cart/requireDay.ts'
import type { Database } from '../db/Database.ts'
import type { StoredSlot } from '../db/schema/StoredDelivery.ts'
import { createSlotRepo } from '../delivery/createSlotRepo.ts'
import type { NewOrderLine } from './createOrderRepo.ts'

/** An order that takes its slots, and the city it goes to, empty where no directory knows it. */
export interface BookingOrder {
  readonly id: string
  readonly cityId: string
}

/**
 * Takes the slots an order's lines come in, each once, in the transaction that places it; refuses where one is full.
 * They are taken in the order of days and names: two orders never wait for each other in a circle.
 */
export async function bookSlots(
  tx: Database,
  { id, cityId }: BookingOrder,
  lines: readonly Pick<NewOrderLine, 'deliveryDate' | 'slot'>[],
): Promise<void> {
  const wanted = new Map<string, { readonly day: string; readonly slot: StoredSlot }>()
  for (const { deliveryDate: day, slot } of lines) if (slot) wanted.set(`${day} ${slot.id}`, { day, slot })
  const repo = createSlotRepo(tx)
  for (const [, { day, slot }] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (await repo.book(id, { slotId: slot.id, day, cityId })) continue
    throw slotFullError(slot, 'Your gift comes at any hour of it now: please look at your cart once more.')
  }
}
