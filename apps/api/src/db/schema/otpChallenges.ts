import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Sent one-time passwords (OTPs), of which only the HMAC is stored. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** Purpose of the OTP: a login by e-mail or mobile, the verification of a new mobile number, or an order lookup. */
    purpose: text().$type<'email' | 'mobile' | 'newMobile' | 'order'>().notNull().default('email'),
    /** The mobile number to which the OTP was sent, with its country code and plus; null if it was sent by e-mail. */
    mobile: text(),
    codeHmac: text('code_hmac').notNull(),
    tries: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the OTP was used, which is set once, because an OTP is valid for one login. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** When a newer OTP replaced this one. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (table) => [
    index().on(table.email, table.createdAt),
    index().on(table.expiresAt),
    check('otp_tries', sql`${table.tries} between 0 and 5`),
  ],
)
