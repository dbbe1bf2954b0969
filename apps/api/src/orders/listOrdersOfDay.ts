import type { CalendarDate } from '@store/api-client/contract/date'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import type { OrderWithLines } from './createOrderRepo.ts'

/**
 * Returns the orders to deliver on a day, with the lines of that day, sorted by slot; without unpaid and cancelled
 * ones.
 */
export async function listOrdersOfDay(db: Database, day: CalendarDate): Promise<readonly OrderWithLines[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.deliveryDate, day))
    .orderBy(asc(orderLines.id))
  const ids = [...new Set(lines.map(({ orderId }) => orderId))]
  if (ids.length === 0) return []
  const found = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), notInArray(orders.status, ['placed', 'cancelled'])))
  const linesByOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return found
    .map((order) => ({ order, lines: linesByOrder.get(order.id) ?? [] }))
    .sort((a, b) => startOf(a) - startOf(b) || compare(a.order.number, b.order.number))
}

/** First hour of an order's earliest slot; orders without a slot come last. */
const startOf = ({ lines }: OrderWithLines): number =>
  Math.min(...lines.map(({ slot }) => slot?.startHour ?? 24))

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
