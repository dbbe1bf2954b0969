import { sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'

/** Makes codes and logins of one person, by address or by what Google calls them, wait for each other until the transaction ends. */
export async function acquireLoginLock(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
