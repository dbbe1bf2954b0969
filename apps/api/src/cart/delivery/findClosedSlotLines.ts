import type { Database } from '../../db/Database.ts'
import { createSlotRepo, isSlotClosed } from '../../delivery/index.ts'
import type { StoredLine } from '../lines/StoredLine.ts'

/** Returns the lines for a slot that can no longer be ordered: it has closed today, or the shop no longer has it. */
export async function findClosedSlotLines(
  db: Database,
  lines: readonly StoredLine[],
  now: Date,
): Promise<readonly StoredLine[]> {
  // Most carts have no slot, so the slots are not read.
  if (!lines.some(({ delivery }) => delivery?.slot)) return []
  const slots = new Map((await createSlotRepo(db).all()).map((slot) => [slot.id, slot]))
  return lines.filter(({ delivery }) => {
    if (!delivery?.slot) return false
    const slot = slots.get(delivery.slot.id)
    // The row of a slot that the shop no longer has stays, without places.
    return !slot || slot.capacity === 0 || isSlotClosed(slot, delivery.date, now)
  })
}
