import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Counts of rate-limited actions in their window, by key. */
export const rateLimits = pgTable(
  'allowances',
  {
    key: text().primaryKey(),
    windowEnd: timestamp('window_end', { withTimezone: true }).notNull(),
    used: integer().notNull(),
  },
  (table) => [index().on(table.windowEnd)],
)
