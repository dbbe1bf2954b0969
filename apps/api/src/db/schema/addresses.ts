import type { AddressType, AlternateContact } from '@store/api-client/contract/addresses'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Addresses users keep. */
export const addresses = pgTable(
  'addresses',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<AddressType>().notNull(),
    receiver: jsonb().$type<Receiver>().notNull(),
    /** Another number to ask at, where one was named. */
    alternate: jsonb().$type<AlternateContact>(),
    /** When it was kept, changed or ordered to last. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId, table.usedAt)],
)

/** An address as the database keeps it. */
export type AddressRow = typeof addresses.$inferSelect
