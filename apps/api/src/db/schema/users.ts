import { type AnyPgColumn, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** User accounts. */
export const users = pgTable('users', {
  id: serial().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  title: text().notNull(),
  mobile: text().notNull(),
  countryCode: text('country_code').notNull(),
  /** When the e-mail address was first verified. */
  verifiedAt: timestamp('verified_at', { withTimezone: true }),
  /** When the mobile number was verified with its own OTP. */
  mobileVerifiedAt: timestamp('mobile_verified_at', { withTimezone: true }),
  /** Google's id of the person, after a login with Google. */
  googleSub: text('google_sub').unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Referral code that the user passes on to new customers, created when it is first requested. */
  referralCode: text('referral_code').unique(),
  /** The referrer. */
  referredBy: integer('referred_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  /** When both users got their points for the referral, which happens once. */
  referralRewardedAt: timestamp('referral_rewarded_at', { withTimezone: true }),
})

/** Sessions of visitors; the token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /**
     * The browser's name from the user agent, such as `Chrome`, and its system, such as `Android`; empty if
     * unknown.
     */
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
  },
  (table) => [index().on(table.userId), index().on(table.seenAt), index().on(table.createdAt)],
)

/** A row of `users`. */
export type UserRow = typeof users.$inferSelect
