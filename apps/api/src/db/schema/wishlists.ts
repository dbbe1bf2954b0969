import { index, integer, pgTable, primaryKey, serial } from 'drizzle-orm/pg-core'
import { products } from './products.ts'
import { users } from './users.ts'

/** Favorites of users. */
export const wishlists = pgTable(
  'wishlists',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nid: integer()
      .notNull()
      .references(() => products.nid, { onDelete: 'cascade' }),
    /** Number that increases with each row, so that the newest row has the largest one. */
    position: serial().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.nid] }), index().on(table.userId, table.position)],
)
