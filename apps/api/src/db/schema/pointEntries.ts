import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** Earned and redeemed reward points; the sum is a user's balance. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The order with which the points were earned or for which they were redeemed; missing for points that the shop
     * granted.
     */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<PointEntryKind>().notNull(),
    /** Negative for a deduction. */
    points: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.orderId, table.kind),
    index().on(table.userId),
    check(
      'point_entries_kind',
      sql`(${table.kind} in ('earned', 'returned') and ${table.points} > 0) or (${table.kind} in ('spent', 'takenBack') and ${table.points} < 0)`,
    ),
  ],
)

/** Whether points were earned or spent; cancelling an order reverses both. */
export type PointEntryKind = 'earned' | 'spent' | 'returned' | 'takenBack'
