import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cities } from '../db/schema/cities.ts'
import { type InvoiceContent, type InvoiceKind, invoiceCounters, invoices } from '../db/schema/invoices.ts'
import { pincodes } from '../db/schema/pincodes.ts'
import { products } from '../db/schema/products.ts'
import { getFinancialYear } from './getFinancialYear.ts'

/** An invoice or credit note as the database stores it. */
export type InvoiceRow = typeof invoices.$inferSelect

const prefixes = { invoice: 'INV', creditNote: 'CRN' } as const

/** Creates the repository of invoices, for the database or a transaction. */
export const createInvoiceRepo = (db: Database) => ({
  /** Returns the invoice and the credit note of an order, if it has them. */
  async ofOrder(orderId: string): Promise<Partial<Record<InvoiceKind, InvoiceRow>>> {
    const rows = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
    return Object.fromEntries(rows.map((row) => [row.kind, row]))
  },

  /** Adds a document with the next number of its kind; if the transaction fails, the number is not used up. */
  async add(kind: InvoiceKind, orderId: string, content: InvoiceContent, at: Date): Promise<void> {
    const year = getFinancialYear(at)
    const [counter] = await db
      .insert(invoiceCounters)
      .values({ kind, year, last: 1 })
      .onConflictDoUpdate({
        target: [invoiceCounters.kind, invoiceCounters.year],
        set: { last: sql`${invoiceCounters.last} + 1` },
      })
      .returning()
    if (!counter) throw new Error('an invoice got no number')
    const number = `${prefixes[kind]}/${year}/${String(counter.last).padStart(6, '0')}`
    await db.insert(invoices).values({ orderId, kind, number, issuedAt: at, content })
  },

  /** Returns the state of a pincode. */
  async stateOf(pincode: string): Promise<string | undefined> {
    const [found] = await db
      .select({ state: cities.state })
      .from(pincodes)
      .innerJoin(cities, eq(cities.id, pincodes.cityId))
      .where(eq(pincodes.pincode, pincode))
    return found?.state
  },

  /** Returns the tax codes and rates of products, by number. */
  async taxesOf(nids: readonly number[]) {
    const rows = await db
      .select({ nid: products.nid, tax: sql<Tax | null>`${products.facts} -> 'tax'` })
      .from(products)
      .where(inArray(products.nid, [...nids]))
    return new Map(rows.flatMap(({ nid, tax }) => (tax ? [[nid, tax] as const] : [])))
  },
})

interface Tax {
  readonly hsn: string
  readonly rate: number
}
