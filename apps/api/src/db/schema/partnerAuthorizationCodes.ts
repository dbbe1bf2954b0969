import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Logins on partners' pages that keep no cookie of the store, until the partner's server asks who it was. */
export const partnerAuthorizationCodes = pgTable(
  'partner_passes',
  {
    /** Hash of the pass: who reads the database cannot use it. */
    passHash: text('pass_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The page it was given to; no other partner can use it. */
    origin: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Set once, when it was exchanged. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('partner_passes_created').on(table.createdAt)],
)
