import type { Database } from '../db/Database.ts'
import { purgeExpiredRows } from '../db/purgeExpiredRows.ts'
import { getExpiredRows, type RetentionPeriods } from './getExpiredRows.ts'

/** Deletes all expired rows. */
export async function purgeAllExpiredRows(
  db: Database,
  now: Date,
  retention?: RetentionPeriods,
): Promise<void> {
  for (const rows of getExpiredRows(now, retention)) await purgeExpiredRows(db, rows)
}
