import type { OrderStatus, PaymentState, ReorderResponse } from '@store/api-client/contract/orders'
import type { AlternateContact } from '@store/api-client/contract/rules/addressType'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderedComboItem, OrderedItem } from './OrderedItem.ts'
import type { StoredAttribute } from './StoredAttribute.ts'
import type { StoredSlot } from './StoredDelivery.ts'
import { users } from './users.ts'

/** Whether an order waits for its payment. The literal condition matches the partial indexes. */
export const unpaidOrderCondition = ({
  status,
  payment,
}: Readonly<Record<'status' | 'payment', AnyPgColumn>>) =>
  sql`${status} = 'placed' and ${payment} = 'pending'`

/** The receiver of an order, and the directions for the courier. */
export interface OrderReceiver extends Receiver {
  readonly alternate?: AlternateContact | undefined
  readonly courierNote?: string | undefined
}

/** Placed orders with their prices and exchange rate at that time. Money is in paise. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** The buyer; null after the account was deleted, because the order is kept for bookkeeping. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Idempotency key; the same key never creates a second order. */
    orderKey: uuid('order_key').notNull(),
    /** Hash of the request with this key. */
    requestHash: text('request_hash').notNull(),
    receiver: jsonb().$type<OrderReceiver>().notNull(),
    senderName: text('sender_name').notNull(),
    message: text().notNull(),
    rows: jsonb().$type<readonly { readonly label: string; readonly amount: number }[]>().notNull(),
    total: integer().notNull(),
    currency: text().notNull(),
    rate: doublePrecision().notNull(),
    /** The language in which the order was placed, and of its e-mails. */
    locale: text().notNull().default('en'),
    status: text().$type<OrderStatus>().notNull().default('placed'),
    payment: text().$type<PaymentState>().notNull(),
    /** Name of the payment method; null if none was chosen. */
    payMethod: text('pay_method'),
    /** When a payment was first started, which restarts the payment deadline. */
    payingSince: timestamp('paying_since', { withTimezone: true }),
    /** Points that the order earns after delivery. */
    earnsPoints: integer('earns_points').notNull().default(0),
    /**
     * Keyed hash of the IP address from which the order was placed, with which the unpaid orders of an address are
     * counted; null when the order is no longer unpaid.
     */
    network: text(),
    /** The lines of the cart from which the order was placed; null in older rows. */
    contents: jsonb().$type<readonly OrderedItem[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.userId, table.orderKey),
    index().on(table.userId, table.createdAt),
    index('orders_unpaid_network').on(table.network).where(unpaidOrderCondition(table)),
    index('orders_unpaid_created').on(table.createdAt).where(unpaidOrderCondition(table)),
    check('orders_total', sql`${table.total} >= 0`),
  ],
)

/** The lines of orders. */
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
    /** The slot of that date, if any. */
    slot: jsonb().$type<StoredSlot>(),
    /** Selected options and texts of the line; a combo has those of all its gifts. */
    attributes: jsonb().$type<readonly StoredAttribute[]>().notNull().default([]),
    /** Gifts of a combo. */
    parts: jsonb().$type<readonly OrderedComboItem[]>().notNull().default([]),
    /** Ids of the cart lines from which it was created. */
    sources: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The cart line that the add-on belonged to. */
    belongsTo: uuid('belongs_to'),
    isFreebie: boolean('is_freebie').notNull().default(false),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.deliveryDate),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 10`),
    check('order_lines_price', sql`${table.price} >= 0`),
  ],
)

/** The status changes of an order, each once. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderStatus>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.orderId, table.kind)],
)

/** Results of reorders, by idempotency key. */
export const reorders = pgTable(
  'reorders',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    put: integer().notNull(),
    leftOut: jsonb('left_out').$type<readonly SkippedReorderItem[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
)

/** A gift that could not be reordered. */
export type SkippedReorderItem = ReorderResponse['leftOut'][number]
