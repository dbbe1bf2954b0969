import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One-time passwords that were sent; only their HMAC is kept. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** What the code opens: a login by one of two ways, the proof of a new mobile number, or an order looked up. */
    purpose: text().$type<'email' | 'mobile' | 'newMobile' | 'order'>().notNull().default('email'),
    /** The number it went to, with its country code and plus; null where it went by mail. */
    mobile: text(),
    codeHmac: text('code_hmac').notNull(),
    tries: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Set once: a code is good for one login. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Set when a newer code took its place. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (table) => [
    index().on(table.email, table.createdAt),
    index().on(table.expiresAt),
    check('otp_tries', sql`${table.tries} between 0 and 5`),
  ],
)
