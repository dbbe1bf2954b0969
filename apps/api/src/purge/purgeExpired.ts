import type { Database } from '../db/Database.ts'
import { purge } from '../db/purge.ts'
import { expiredRows, type Retention } from './expiredRows.ts'

/** Deletes all expired rows. */
export async function purgeExpired(db: Database, now: Date, retention?: Retention): Promise<void> {
  for (const rows of expiredRows(now, retention)) await purge(db, rows)
}
