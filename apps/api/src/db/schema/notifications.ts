import type { OrderStatus } from '@store/api-client/contract/orders'
import { boolean, index, integer, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** What the shop has to tell a user of their orders. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderStatus>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [index().on(table.userId, table.createdAt)],
)

/** What a user agreed to hear of beside their orders; who never said anything has no row and hears of nothing. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  offers: boolean().notNull().default(false),
  texts: boolean().notNull().default(false),
  reminders: boolean().notNull().default(false),
  /** When they last said so. */
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
