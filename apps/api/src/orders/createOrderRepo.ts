import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { products } from '../db/schema/products.ts'

/** An order as the database keeps it. */
export type OrderRow = typeof orders.$inferSelect

/** A line of an order as the database keeps it. */
export type OrderLineRow = typeof orderLines.$inferSelect

/** A line of an order that is being placed. */
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId'>

/** Orders in the database, or in a transaction of it. */
export const createOrderRepo = (db: Database) => ({
  async byKey(userId: number, orderKey: string): Promise<OrderRow | undefined> {
    const [found] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.orderKey, orderKey)))
    return found
  },

  /** A user's own order by id; another user's is as if it were not there. */
  async find(
    userId: number,
    id: string,
  ): Promise<{ readonly order: OrderRow; readonly lines: readonly OrderLineRow[] } | undefined> {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.id, id)))
    if (!order) return undefined
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
      .orderBy(asc(orderLines.id))
    return { order, lines }
  },

  /** Takes pieces from the stock in one statement; false, and nothing taken, where there are not enough. */
  async takeStock(nid: number, quantity: number): Promise<boolean> {
    const taken = await db
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(and(eq(products.nid, nid), gte(products.stock, quantity)))
      .returning({ nid: products.nid })
    return taken.length === 1
  },

  async insert(order: typeof orders.$inferInsert, lines: readonly NewOrderLine[]) {
    await db.insert(orders).values(order)
    await db.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: order.id })))
  },
})

/** Orders in the database, or in a transaction of it. */
export type OrderRepo = ReturnType<typeof createOrderRepo>
