import { and, asc, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './Database.ts'

/** Expired rows of one table. */
export interface ExpiredRows {
  readonly table: PgTable
  /** The expiry time. The column needs an index, because the oldest rows are deleted first. */
  readonly column: AnyPgColumn
  readonly before: Date
  readonly where?: SQL | undefined
}

// Even with cascading deletes, a batch takes a fraction of the statement timeout.
const batch = 500

/** Purges expired rows in batches, the oldest first; returns the number of deleted rows. */
export async function purgeExpiredRows(
  db: Database,
  { table, column, before, where }: ExpiredRows,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const oldest = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(and(lt(column, before), where))
    .orderBy(asc(column))
    .limit(batch)
  let purged = 0
  let last = batch
  while (last === batch && !isStopped()) {
    const gone = await db
      .delete(table)
      .where(sql`ctid = any(array(${oldest}))`)
      .returning({ one: sql<number>`1` })
    last = gone.length
    purged += last
  }
  return purged
}
