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

/** One cart per visitor: a guest's cart belongs to the session, a user's to the account. */
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
    /** Whether reward points are redeemed for the cart. */
    redeemsPoints: boolean('redeems_points').notNull().default(false),
  },
  (table) => [check('carts_owner', sql`(${table.userId} is null) <> (${table.sessionHash} is null)`)],
)

/** The lines of carts. */
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
    /** Delivery pincode of the line; empty if no location was chosen. */
    pincode: text().notNull(),
    position: serial().notNull(),
    attributes: jsonb().$type<readonly StoredAttribute[]>().notNull().default([]),
    /** State of the line: in the cart, or saved for later. */
    state: text().$type<CartLineStatus>().notNull().default('in'),
    /** When the line was removed; it can be restored for an hour after that. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** The line whose removal also removed this one. */
    removedWith: uuid('removed_with'),
    /** The gift line that an add-on belongs to. */
    belongsTo: uuid('belongs_to').references((): AnyPgColumn => cartLines.id, { onDelete: 'set null' }),
    /** Whether the line is a free gift that comes with another gift. */
    isFreebie: boolean('is_freebie').notNull().default(false),
    /** Whether the shopper declined the free line. */
    isDeclined: boolean('is_declined').notNull().default(false),
    /** The combo with which the line was added: an id for each combo in the cart, and the combo's product. */
    comboId: uuid('combo_id'),
    comboNid: integer('combo_nid').references(() => products.nid),
    /** The contents of a hamper; null for other products. */
    hamper: jsonb().$type<StoredHamper>(),
    /** The chosen delivery date; null for the earliest. */
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

/** Idempotency keys of additions to a cart: the same key never adds twice. Stored for a day. */
export const cartIdempotencyKeys = pgTable(
  'cart_adds',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    /** Hash of the request with this key. */
    requestHash: text('request_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] }), index().on(table.createdAt)],
)

/** State of a line: in the cart, or saved for later. */
export type CartLineStatus = 'in' | 'saved'
