import type { OrderStatus } from '@store/api-client/contract/orders'
import { boolean, index, integer, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** Notifications to users about their orders. */
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

/**
 * Notification preferences of users, in addition to order updates. A user without a row has chosen none and gets none.
 */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  offers: boolean().notNull().default(false),
  texts: boolean().notNull().default(false),
  reminders: boolean().notNull().default(false),
  /** When they last changed. */
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
