import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Users who have opened their wallet; a demo shop fills each wallet with sample data only once. */
export const wallets = pgTable('wallets', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
})

/** Cards saved with a payment provider, as the provider describes them, without the number. */
export const savedCards = pgTable(
  'saved_cards',
  {
    /** The provider's token. */
    token: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text().notNull(),
    lastDigits: text('last_digits').notNull(),
    /** `MM/YY`; empty if the provider does not send it. */
    expiry: text().notNull(),
  },
  (table) => [
    index().on(table.userId),
    check('saved_cards_digits', sql`${table.lastDigits} ~ '^[0-9]{4}$'`),
    check('saved_cards_token', sql`${table.token} !~ '^[0-9]+$'`),
  ],
)

/** UPI handles saved with a payment provider. */
export const upiHandles = pgTable(
  'upi_handles',
  {
    /** The provider's token. */
    token: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** First characters of the UPI handle. */
    start: text().notNull(),
    /** The part of the UPI handle after the `@`. */
    bank: text().notNull(),
  },
  (table) => [
    index().on(table.userId),
    check('upi_handles_start', sql`length(${table.start}) between 1 and 2`),
  ],
)
