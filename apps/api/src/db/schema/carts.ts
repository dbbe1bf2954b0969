import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { coupons } from './coupons.ts'
import { products } from './products.ts'
import type { StoredAttribute } from './StoredAttribute.ts'
import type { StoredDelivery } from './StoredDelivery.ts'
import type { StoredHamper } from './StoredHamper.ts'
import { sessions, users } from './users.ts'

/** One cart a visitor: a guest's hangs on the session, a user's on the account. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey(),
    userId: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash')
      .unique()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    version: integer().notNull(),
    couponCode: text('coupon_code').references(() => coupons.code, { onDelete: 'set null' }),
    /** Whether reward points pay a part of it. */
    redeemsPoints: boolean('redeems_points').notNull().default(false),
  },
  (table) => [check('carts_owner', sql`(${table.userId} is null) <> (${table.sessionHash} is null)`)],
)

/** What lies in a cart. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid().primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    nid: integer()
      .notNull()
      .references(() => products.nid),
    quantity: integer().notNull(),
    /** Where it goes; empty where no place was chosen. */
    pincode: text().notNull(),
    position: serial().notNull(),
    attributes: jsonb().$type<readonly StoredAttribute[]>().notNull().default([]),
    /** In the cart, or put aside. */
    state: text().$type<LineState>().notNull().default('in'),
    /** When it was removed; it can be taken back for an hour. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** The line whose removal took it along, where that was another. */
    removedWith: uuid('removed_with'),
    /** The gift it goes along with. */
    belongsTo: uuid('belongs_to').references((): AnyPgColumn => cartLines.id, { onDelete: 'set null' }),
    /** It comes for free with the gift it belongs to. */
    isFreebie: boolean('is_freebie').notNull().default(false),
    /** A free line the shopper does without. */
    isDeclined: boolean('is_declined').notNull().default(false),
    /** The combo it was added with: an id of its own for each combo in the cart, and the combo's product. */
    comboId: uuid('combo_id'),
    comboNid: integer('combo_nid').references(() => products.nid),
    /** What the shopper filled it with; null for what is not filled. */
    hamper: jsonb().$type<StoredHamper>(),
    /** The day it is wanted on; null for the earliest there is. */
    delivery: jsonb().$type<StoredDelivery>(),
  },
  (table) => [
    index().on(table.cartId),
    index().on(table.belongsTo),
    index().on(table.removedAt),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 10`),
    check('cart_lines_state', sql`${table.state} in ('in', 'saved')`),
    check('cart_lines_combo', sql`(${table.comboId} is null) = (${table.comboNid} is null)`),
    check('cart_lines_freebie', sql`not ${table.isFreebie} or ${table.quantity} = 1`),
  ],
)

/** What was put in a cart under a key: the same key never adds twice. Kept for a day. */
export const cartIdempotencyKeys = pgTable(
  'cart_adds',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    /** Hash of what was asked under the key. */
    requestHash: text('request_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] }), index().on(table.createdAt)],
)

/** Where a line lies: in the cart, or aside. */
export type LineState = 'in' | 'saved'
