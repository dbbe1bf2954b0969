import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sessions, users } from './users.ts'

/** Pictures of shoppers; what is seen lies with the picture storage under the row's id. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    /** Whose it is; a guest's hangs on the session and moves to the account at login. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    format: text().$type<'png' | 'jpeg'>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** When it came, or was last put in a cart. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    /** When it was first part of an order, with which it stays. */
    orderedAt: timestamp('ordered_at', { withTimezone: true }),
  },
  (table) => [
    index('uploads_user').on(table.userId),
    index('uploads_session').on(table.sessionHash),
    index('uploads_used').on(table.usedAt),
    check('uploads_owner', sql`(${table.userId} is null) <> (${table.sessionHash} is null)`),
  ],
)
