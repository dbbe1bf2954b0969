import { type AnyPgColumn, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** People with an account. */
export const users = pgTable('users', {
  id: serial().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  title: text().notNull(),
  mobile: text().notNull(),
  countryCode: text('country_code').notNull(),
  /** When the e-mail address was first proven. */
  verifiedAt: timestamp('verified_at', { withTimezone: true }),
  /** When the mobile number was proven with a code of its own. */
  mobileVerifiedAt: timestamp('mobile_verified_at', { withTimezone: true }),
  /** What Google calls the person, once they signed in with it. */
  googleSub: text('google_sub').unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** What friends come by, once it was asked for. */
  referralCode: text('referral_code').unique(),
  /** Who they came by. */
  referredBy: integer('referred_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  /** Set once, when both had their points for it. */
  referralRewardedAt: timestamp('referral_rewarded_at', { withTimezone: true }),
})

/** Visits that are known again; the token itself is never kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** What it called itself, in words such as `Chrome` and `Android`; empty where it did not say. */
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
  },
  (table) => [index().on(table.userId), index().on(table.seenAt), index().on(table.createdAt)],
)

/** A user as the database keeps it. */
export type UserRow = typeof users.$inferSelect
