import { formatAddressLines } from '@store/api-client/contract/rules/addressFields'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema/users.ts'
import { createInvoiceRepo, type IssuedInvoice } from '../invoices/index.ts'
import { createOrderRepo, type OrderRow } from './createOrderRepo.ts'
import { orderErrors } from './orderErrors.ts'

/** Amount in paise from which an invoice must name an unregistered buyer. */
const namedFrom = 50_000_00

/** Returns the invoice of an order; throws the error of a missing order if none was issued. */
export async function readInvoice(db: Database, order: OrderRow): Promise<IssuedInvoice> {
  const { invoice, creditNote } = await createInvoiceRepo(db).ofOrder(order.id)
  if (!invoice) throw orderErrors.gone()
  return { ...{ invoice, creditNote, order }, recipient: await recipientOf(db, order) }
}

/** Returns the invoice of an order by its number; undefined if there is none. */
export async function readInvoiceByOrderNumber(
  db: Database,
  number: string,
): Promise<IssuedInvoice | undefined> {
  const order = await createOrderRepo(db).byNumber(number)
  if (!order || !(await createInvoiceRepo(db).ofOrder(order.id)).invoice) return undefined
  return readInvoice(db, order)
}

async function recipientOf(db: Database, { total, userId, receiver }: OrderRow) {
  if (total < namedFrom || userId === null) return undefined
  const [buyer] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return buyer && { name: buyer.name, address: formatAddressLines(receiver) }
}
