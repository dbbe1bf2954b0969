import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** Reward points that came and went; what is left of a user's is their sum. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The order they were earned with or spent on; missing where the shop gave them. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<PointKind>().notNull(),
    /** Below 0 where they went. */
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

/** Whether points came or went; with an order that was cancelled, both the other way round. */
export type PointKind = 'earned' | 'spent' | 'returned' | 'takenBack'
