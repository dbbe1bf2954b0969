import type { Invoice } from '@store/api-client/contract/orders'
import { sql } from 'drizzle-orm'
import {
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

/** Kind of a document: an invoice of an order, or a credit note that reverses it after a cancellation. */
export type InvoiceKind = 'invoice' | 'creditNote'

/** The content of an invoice as it was issued, without the buyer. */
export type InvoiceContent = Pick<Invoice, 'seller' | 'placeOfSupply' | 'lines' | 'totals'>

/** Tax invoices and credit notes as they were issued; they never change. Money is in paise. */
export const invoices = pgTable(
  'invoices',
  {
    id: serial().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text().$type<InvoiceKind>().notNull(),
    number: text().notNull().unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
  },
  (table) => [unique().on(table.orderId, table.kind)],
)

/** The last number of each kind in each financial year. Its row is locked until the document is committed. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    kind: text().$type<InvoiceKind>().notNull(),
    /** Financial year from April, such as `26-27`. */
    year: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    // A number has at most 16 characters.
    check('invoice_counters_last', sql`${table.last} between 1 and 999999`),
  ],
)
