import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** People Google vouched for a moment ago; the handle itself is never kept. */
export const googleVerifications = pgTable(
  'google_proofs',
  {
    /** Hash of the handle in the address the browser was led back to. */
    handleHash: text('handle_hash').primaryKey(),
    /** Hash of the cookie of the browser that began it: nobody else can use the handle. */
    browserHash: text('browser_hash').notNull().unique(),
    /** What Google calls the person. */
    sub: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Set once, when the handle was exchanged; from then on the browser's cookie proves the address. */
    exchangedAt: timestamp('exchanged_at', { withTimezone: true }),
    /** Set once, when somebody signed in with it. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index().on(table.createdAt)],
)
