import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Deleted accounts, so that restoring a backup does not restore them. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    /** HMAC of the account, which identifies no person but finds the account in a restored database. */
    key: text().primaryKey(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.deletedAt)],
)
