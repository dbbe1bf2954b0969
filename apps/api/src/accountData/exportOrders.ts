import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { invoices } from '../db/schema/invoices.ts'
import { orderEvents, orderLines, orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { slotBookings } from '../db/schema/slotBookings.ts'

/** Exports a user's orders, oldest first, with their gifts, status changes, payments and tax documents. */
export async function exportOrders(db: Database, userId: number): Promise<readonly object[]> {
  const found = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt))
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids))
  const steps = await db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids))
  const slots = await db.select().from(slotBookings).where(inArray(slotBookings.orderId, ids))
  const paid = await db.select().from(payments).where(inArray(payments.orderId, ids))
  const refunded = await db
    .select({ refund: refunds, orderId: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(refunds.paymentId, payments.id))
    .where(inArray(payments.orderId, ids))
  const issued = await db.select().from(invoices).where(inArray(invoices.orderId, ids))
  // The key, the hash of its request and the hash of the IP address are not exported.
  return found.map(({ requestHash: _, orderKey: __, network: ___, userId: ____, ...order }) => {
    const isOfOrder = ({ orderId }: { readonly orderId: string }) => orderId === order.id
    return {
      ...order,
      lines: lines.filter(isOfOrder),
      steps: steps.filter(isOfOrder).map(({ kind, at }) => ({ kind, at })),
      slots: slots.filter(isOfOrder).map(({ slotId, day, cityId }) => ({ slotId, day, cityId })),
      payments: paid
        .filter(isOfOrder)
        .map(({ provider, reference, status, amount, captured, currency, createdAt }) => ({
          ...{ provider, reference, status, amount, captured, currency, createdAt },
        })),
      refunds: refunded
        .filter(isOfOrder)
        .map(({ refund: { amount, reason, status, createdAt } }) => ({ amount, reason, status, createdAt })),
      invoices: issued
        .filter(isOfOrder)
        .toSorted((one, other) => one.id - other.id)
        .map(({ kind, number, issuedAt, content }) => ({ kind, number, issuedAt, content })),
    }
  })
}
