import { sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'

/** Serializes OTPs and logins of one user, by address or Google id, until the transaction ends. */
export async function acquireLoginLock(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
