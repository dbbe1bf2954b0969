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
import type { OrderedItem, OrderedPart } from './OrderedItem.ts'
import type { StoredAttribute } from './StoredAttribute.ts'
import type { StoredSlot } from './StoredDelivery.ts'
import { users } from './users.ts'

/** Whether an order waits for its payment; what is written out is what the indexes hold. */
export const isUnpaid = ({ status, payment }: Readonly<Record<'status' | 'payment', AnyPgColumn>>) =>
  sql`${status} = 'placed' and ${payment} = 'pending'`

/** Who receives an order, and how the courier finds them. */
export interface OrderReceiver extends Receiver {
  readonly alternate?: AlternateContact | undefined
  readonly courierNote?: string | undefined
}

/** Orders as they were placed: prices and rate frozen. Money is in paise. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** Who placed it; null once the account was deleted: the order stays for the books. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The key of the first tap; the same key never makes a second order. */
    orderKey: uuid('order_key').notNull(),
    /** Hash of what was asked under the key. */
    requestHash: text('request_hash').notNull(),
    receiver: jsonb().$type<OrderReceiver>().notNull(),
    senderName: text('sender_name').notNull(),
    message: text().notNull(),
    rows: jsonb().$type<readonly { readonly label: string; readonly amount: number }[]>().notNull(),
    total: integer().notNull(),
    currency: text().notNull(),
    rate: doublePrecision().notNull(),
    status: text().$type<OrderStatus>().notNull().default('placed'),
    payment: text().$type<PaymentState>().notNull(),
    /** Name of the way it is paid; null while none was chosen. */
    payMethod: text('pay_method'),
    /** When a payment was first begun: from then on the shopper has the whole time to pay once more. */
    payingSince: timestamp('paying_since', { withTimezone: true }),
    /** Points it earns once it is delivered. */
    earnsPoints: integer('earns_points').notNull().default(0),
    /** Keyed hash of the network it was placed from, which counts its unpaid orders; null once it is past that. */
    network: text(),
    /** The lines of the cart it was; null in rows from before they were kept. */
    contents: jsonb().$type<readonly OrderedItem[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.userId, table.orderKey),
    index().on(table.userId, table.createdAt),
    index('orders_unpaid_network').on(table.network).where(isUnpaid(table)),
    index('orders_unpaid_created').on(table.createdAt).where(isUnpaid(table)),
    check('orders_total', sql`${table.total} >= 0`),
  ],
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
    /** The hours of that day, where some were chosen. */
    slot: jsonb().$type<StoredSlot>(),
    /** What was chosen and written for it; a combo has that of all its gifts. */
    attributes: jsonb().$type<readonly StoredAttribute[]>().notNull().default([]),
    /** Gifts of a combo. */
    parts: jsonb().$type<readonly OrderedPart[]>().notNull().default([]),
    /** Ids the lines it comes from had in the cart. */
    sources: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The line of the cart it went along with. */
    belongsTo: uuid('belongs_to'),
    isFreebie: boolean('is_freebie').notNull().default(false),
  },
  (table) => [
    index().on(table.orderId),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 10`),
    check('order_lines_price', sql`${table.price} >= 0`),
  ],
)

/** The steps an order made, each once. */
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

/** What came of putting an order's gifts in the cart once more, by the key of the tap. */
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

/** A gift that could not be put in the cart once more. */
export type SkippedReorderItem = ReorderResponse['leftOut'][number]
