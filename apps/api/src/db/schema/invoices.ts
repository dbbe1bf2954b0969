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

/** Whether a document taxes an order, or reverses that after its cancellation. */
export type InvoiceKind = 'invoice' | 'creditNote'

/** What an invoice says, as it was issued; the buyer is not part of it. */
export type InvoiceContent = Pick<Invoice, 'seller' | 'placeOfSupply' | 'lines' | 'totals'>

/** Tax invoices and credit notes, as they were issued: they never change. Money is in paise. */
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

/** The last number of each kind in each financial year; its row is locked until the document is committed. */
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
