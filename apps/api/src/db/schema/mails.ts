import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** Mails of demo mode, stored for the outbox page instead of being sent. */
export const mails = pgTable(
  'mails',
  {
    id: serial().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The HTML version; null in older mails. */
    html: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt)],
)
