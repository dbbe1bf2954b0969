import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was done in its window, by key. */
export const rateLimits = pgTable(
  'allowances',
  {
    key: text().primaryKey(),
    windowEnd: timestamp('window_end', { withTimezone: true }).notNull(),
    used: integer().notNull(),
  },
  (table) => [index().on(table.windowEnd)],
)
