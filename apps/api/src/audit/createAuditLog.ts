import type { AuditEntry } from '@store/api-client/contract/staff'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { auditEntries } from '../db/schema/auditEntries.ts'

/** An entry to add; texts are empty by default. */
export type NewAuditEntry = Pick<AuditEntry, 'actor' | 'action' | 'subject'> &
  Partial<Pick<AuditEntry, 'before' | 'after' | 'note'>> & { readonly at: Date }

/** Maximum number of entries in a response. */
const latest = 200

/** Creates the audit log, in the database or a transaction; entries are added and never changed. */
export const createAuditLog = (db: Database) => ({
  async add(...entries: readonly NewAuditEntry[]): Promise<void> {
    if (entries.length === 0) return
    const rows = entries.map((entry) => ({ before: '', after: '', note: '', ...entry }))
    await db.insert(auditEntries).values(rows)
  },

  /** Returns the latest entries, of one subject or of all, newest first. */
  async list(subject?: string): Promise<readonly AuditEntry[]> {
    const found = await db
      .select()
      .from(auditEntries)
      .where(subject === undefined ? undefined : eq(auditEntries.subject, subject))
      .orderBy(desc(auditEntries.id))
      .limit(latest)
    return found.map(({ id, at, ...entry }) => ({ ...entry, at: at.toISOString() }))
  },
})
