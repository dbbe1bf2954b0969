import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Recent logins with Google; the one-time token itself is never stored. */
export const googleLogins = pgTable(
  'google_proofs',
  {
    /** Hash of the one-time token in the redirect URL. */
    handleHash: text('handle_hash').primaryKey(),
    /** Hash of the cookie of the browser that started the login; only this browser can use the token. */
    browserHash: text('browser_hash').notNull().unique(),
    /** Google's id of the person. */
    sub: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /**
     * When the token was exchanged, which happens once; after that, the browser's cookie verifies the e-mail address.
     */
    exchangedAt: timestamp('exchanged_at', { withTimezone: true }),
    /** When the identity was used for a login, which happens once. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index().on(table.createdAt)],
)
