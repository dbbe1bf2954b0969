import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Accounts that were deleted, so that a restored backup does not bring them back. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    /** HMAC of the account: it names nobody, and finds the account in a restored database. */
    key: text().primaryKey(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.deletedAt)],
)
