import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sessions, users } from './users.ts'

/** Uploaded pictures of shoppers; the files are in the picture storage, named by the row's id. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    /** The owner. A guest's upload belongs to the session and is moved to the account at login. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    format: text().$type<'png' | 'jpeg'>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** When the picture was uploaded, or last added to a cart. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    /** When the picture was first ordered; after that, it is stored as long as the order. */
    orderedAt: timestamp('ordered_at', { withTimezone: true }),
  },
  (table) => [
    index('uploads_user').on(table.userId),
    index('uploads_session').on(table.sessionHash),
    index('uploads_used').on(table.usedAt),
    check('uploads_owner', sql`(${table.userId} is null) <> (${table.sessionHash} is null)`),
  ],
)
