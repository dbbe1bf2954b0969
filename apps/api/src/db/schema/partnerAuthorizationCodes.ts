import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/**
 * Authorization codes of logins on partners' pages that store no cookie of the store, until the partner's server
 * exchanges them.
 */
export const partnerAuthorizationCodes = pgTable(
  'partner_passes',
  {
    /** Hash of the authorization code, so that reading the database is not enough to use it. */
    passHash: text('pass_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Origin of the page to which the code was issued; no other partner can use the code. */
    origin: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the code was exchanged, which happens once. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('partner_passes_created').on(table.createdAt)],
)
