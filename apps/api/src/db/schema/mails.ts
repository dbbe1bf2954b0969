import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** E-mails of demo mode, which are stored for the outbox page instead of sent. */
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
