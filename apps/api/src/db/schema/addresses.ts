import type { AddressType, AlternateContact } from '@store/api-client/contract/addresses'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Saved addresses of users. */
export const addresses = pgTable(
  'addresses',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<AddressType>().notNull(),
    receiver: jsonb().$type<Receiver>().notNull(),
    /** An alternate phone number, if any. */
    alternate: jsonb().$type<AlternateContact>(),
    /** When the address was last added, changed or used for an order. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId, table.usedAt)],
)

/** A row of `addresses`. */
export type AddressRow = typeof addresses.$inferSelect
