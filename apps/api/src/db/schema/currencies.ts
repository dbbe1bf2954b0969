import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Currencies in which prices may be shown, except rupees; every order is charged in rupees. */
export const currencies = pgTable(
  'currencies',
  {
    /** ISO code, such as USD. */
    code: text().primaryKey(),
    name: text().notNull(),
    /** Symbol before the amount. */
    symbol: text().notNull(),
    /** Exchange rate: units of this currency per rupee. */
    rate: doublePrecision().notNull(),
    /** Date of the exchange rate. */
    rateFrom: date('rate_from').notNull(),
    /** Position of the currency in the menu, starting at 0; rupees come before all others. */
    position: integer().notNull(),
  },
  (table) => [
    check('currencies_code', sql`${table.code} ~ '^[A-Z]{3}$' and ${table.code} <> 'INR'`),
    check('currencies_rate', sql`${table.rate} > 0`),
  ],
)

/** A row of `currencies`. */
export type CurrencyRow = typeof currencies.$inferSelect
