import type { Database } from '../../db/Database.ts'
import { findClosedSlotLines } from '../delivery/findClosedSlotLines.ts'
import type { LockedCart } from './moveLines.ts'

/**
 * Removes each slot that can no longer be ordered, so that the gift is ordered for any hour of the day, and marks the
 * line, so that the cart tells the shopper.
 */
export async function unsetClosedSlots({ repo, cartId, now }: LockedCart, tx: Database): Promise<void> {
  for (const { id, delivery } of await findClosedSlotLines(tx, await repo.lines(cartId), now)) {
    if (delivery) await repo.setDelivery(id, { ...delivery, slot: null, isSlotLost: true })
  }
}
