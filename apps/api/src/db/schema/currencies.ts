import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Currencies prices may be shown in beside rupees; every order is charged in rupees. */
export const currencies = pgTable(
  'currencies',
  {
    /** ISO code, such as USD. */
    code: text().primaryKey(),
    name: text().notNull(),
    /** Sign shown before the amount. */
    symbol: text().notNull(),
    /** Units of this currency for one rupee. */
    rate: doublePrecision().notNull(),
    /** The day the rate is of. */
    rateFrom: date('rate_from').notNull(),
    /** Its place in the choice, 0 first; rupees come before all. */
    position: integer().notNull(),
  },
  (table) => [
    check('currencies_code', sql`${table.code} ~ '^[A-Z]{3}$' and ${table.code} <> 'INR'`),
    check('currencies_rate', sql`${table.rate} > 0`),
  ],
)

/** A currency as the database keeps it. */
export type CurrencyRow = typeof currencies.$inferSelect
