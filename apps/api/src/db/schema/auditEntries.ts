import type { AuditAction } from '@store/api-client/contract/staff'
import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** The audit log of changes by the merchant's staff. A trigger rejects changes and deletions of its rows. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serial().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Name of the staff member, or of the operator of a command. */
    actor: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** The number of an order, the name of a staff member, or the stock number of a product. */
    subject: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    note: text().notNull(),
  },
  (table) => [index().on(table.subject)],
)
