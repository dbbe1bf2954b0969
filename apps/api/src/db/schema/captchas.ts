import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Issued captchas; only the HMAC of the solution is stored. */
export const captchas = pgTable(
  'captchas',
  {
    id: uuid().primaryKey(),
    answerHmac: text('answer_hmac').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /**
     * Purpose of the only attempt, which is set once, so that the same attempt can be repeated after a lost response.
     */
    usedFor: text('used_for'),
  },
  (table) => [index().on(table.expiresAt)],
)
