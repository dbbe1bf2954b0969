import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Pictures of letters that were handed out; only the HMAC of what they say is kept. */
export const captchas = pgTable(
  'captchas',
  {
    id: uuid().primaryKey(),
    answerHmac: text('answer_hmac').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Set once: what the one try was for, so that the same try may be sent again after a lost answer. */
    usedFor: text('used_for'),
  },
  (table) => [index().on(table.expiresAt)],
)
