import { toIndianDate } from '@store/api-client/contract/date'
import type { Database } from '../../db/Database.ts'
import { createSlotRepo, isSlotClosed } from '../../delivery/index.ts'
import type { StoredLine } from '../lines/StoredLine.ts'

/** Returns the lines for a slot of today that can no longer be ordered. */
export async function findClosedSlotLines(
  db: Database,
  lines: readonly StoredLine[],
  now: Date,
): Promise<readonly StoredLine[]> {
  const today = toIndianDate(now)
  const forToday = lines.filter(({ delivery }) => delivery?.slot && delivery.date === today)
  // Most carts have no slot of today, so the slots are not read.
  if (forToday.length === 0) return []
  const slots = await createSlotRepo(db).all()
  const closed = slots.filter((slot) => isSlotClosed(slot, today, now)).map(({ id }) => id)
  return forToday.filter(({ delivery }) => closed.includes(delivery?.slot?.id ?? ''))
}
