import type { Database } from '../db/Database.ts'
import { purge } from '../db/purge.ts'
import { getExpiredRows, type Retention } from './getExpiredRows.ts'

/** Deletes all expired rows. */
export async function purgeExpired(db: Database, now: Date, retention?: Retention): Promise<void> {
  for (const rows of getExpiredRows(now, retention)) await purge(db, rows)
}
