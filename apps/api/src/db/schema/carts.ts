import { sql } from 'drizzle-orm'
import { check, integer, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from './products.ts'
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
  },
  (table) => [
    unique().on(table.cartId, table.nid, table.pincode),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 10`),
  ],
)
