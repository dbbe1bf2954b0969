import type { Receiver } from '@store/api-client/contract/rules/checkReceiver'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoredAttribute } from './StoredAttribute.ts'
import { users } from './users.ts'

/** Orders as they were placed: prices and rate frozen. Money is in paise. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The key of the first tap; the same key never makes a second order. */
    orderKey: uuid('order_key').notNull(),
    /** Hash of what was asked under the key. */
    requestHash: text('request_hash').notNull(),
    receiver: jsonb().$type<Receiver>().notNull(),
    senderName: text('sender_name').notNull(),
    message: text().notNull(),
    rows: jsonb().$type<readonly { readonly label: string; readonly amount: number }[]>().notNull(),
    total: integer().notNull(),
    currency: text().notNull(),
    rate: doublePrecision().notNull(),
    payment: text().$type<'pending' | 'done'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.userId, table.orderKey), check('orders_total', sql`${table.total} >= 0`)],
)

/** What an order holds. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: serial().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    nid: integer().notNull(),
    title: text().notNull(),
    pictureSrc: text('picture_src').notNull(),
    quantity: integer().notNull(),
    price: integer().notNull(),
    deliveryBy: text('delivery_by').$type<'vendor' | 'courier'>().notNull(),
    deliveryDate: date('delivery_date').notNull(),
    /** What was chosen and written for it; a combo has that of all its gifts. */
    attributes: jsonb().$type<readonly StoredAttribute[]>().notNull().default([]),
  },
  (table) => [
    index().on(table.orderId),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 10`),
    check('order_lines_price', sql`${table.price} >= 0`),
  ],
)
