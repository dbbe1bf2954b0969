import type { OrderStatus, OrderStatusChange, PaymentState } from '@store/api-client/contract/orders'
import { and, asc, count, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { cachePreparedStatements } from '../db/cachePreparedStatements.ts'
import { cachePreparedStatementsByShape } from '../db/cachePreparedStatementsByShape.ts'
import type { Database } from '../db/Database.ts'
import { orderEvents, orderLines, orders, unpaidOrderCondition } from '../db/schema/orders.ts'
import type { pointEntries } from '../db/schema/pointEntries.ts'
import { products } from '../db/schema/products.ts'
import { toPlaceholderValues } from '../db/toPlaceholderValues.ts'
import { getRestockedValues } from '../stock/index.ts'
import { prepareInsertOrderQuery } from './prepareInsertOrderQuery.ts'

/** An order as the database stores it. */
export type OrderRow = typeof orders.$inferSelect

/** A line of an order as the database stores it. */
export type OrderLineRow = typeof orderLines.$inferSelect

/** A line of an order being placed. */
export type NewOrderLine = Omit<OrderLineRow, 'id' | 'orderId'>

/** An order with its lines. */
export interface OrderWithLines {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
}

/** An order being placed, with its other rows. */
export interface NewOrder {
  readonly order: Omit<OrderRow, 'userId' | 'status' | 'payMethod' | 'payingSince'> & {
    readonly userId: number
  }
  readonly lines: readonly NewOrderLine[]
  /** Spent points; earned ones are added on delivery. */
  readonly points: readonly Pick<typeof pointEntries.$inferInsert, 'kind' | 'points'>[]
}

/** Units of a product's stock. */
export interface StockQuantity {
  readonly nid: number
  readonly quantity: number
}

const given = sql.placeholder

// Most orders have one or two gifts.
const write = cachePreparedStatementsByShape('write_order', prepareInsertOrderQuery)

const prepared = cachePreparedStatements((db) => ({
  byKey: db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, given('userId')), eq(orders.orderKey, given('orderKey'))))
    .prepare('order_by_key'),

  deductStock: db
    .update(products)
    .set({ stock: sql`${products.stock} - ${given('quantity')}::integer` })
    .where(and(eq(products.nid, given('nid')), gte(products.stock, given('quantity'))))
    .returning({ nid: products.nid })
    .prepare('take_stock'),

  // Two counts in one statement, so that each uses its own index.
  countUnpaid: db
    .select({
      account: db.$count(orders, and(eq(orders.userId, given('userId')), unpaidOrderCondition(orders))),
      network: db.$count(orders, and(eq(orders.network, given('network')), unpaidOrderCondition(orders))),
    })
    .from(sql`(values (1)) as one`)
    .prepare('count_unpaid_orders'),
}))

/** Creates the order repository, for the database or a transaction. */
export const createOrderRepo = (db: Database) => {
  const linesOf = (ids: readonly string[]): Promise<readonly OrderLineRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderId, [...ids]))
          .orderBy(asc(orderLines.id))
  const whole = async (order: OrderRow) => ({ order, lines: await linesOf([order.id]) })
  const owned = (userId: number, id: string) => and(eq(orders.userId, userId), eq(orders.id, id))

  return {
    async byKey(userId: number, orderKey: string): Promise<OrderRow | undefined> {
      const [found] = await prepared(db).byKey.execute({ userId, orderKey })
      return found
    },

    /** Finds a user's own order by id; another user's counts as missing. */
    async find(userId: number, id: string): Promise<OrderWithLines | undefined> {
      const [order] = await db.select().from(orders).where(owned(userId, id))
      return order && whole(order)
    },

    /** Finds an order and locks it until the transaction ends. */
    async lock(userId: number, id: string): Promise<OrderWithLines | undefined> {
      const [order] = await db.select().from(orders).where(owned(userId, id)).for('update')
      return order && whole(order)
    },

    /** Returns an order with its lines. */
    whole,

    /** Counts the unpaid orders of an account and of a network, including that of the current transaction. */
    async countUnpaid({ userId, network }: { readonly userId: number; readonly network: string }) {
      const [counted] = await prepared(db).countUnpaid.execute({ userId, network })
      return counted ?? { account: 0, network: 0 }
    },

    /** Finds an order by its public number. */
    async byNumber(number: string): Promise<OrderRow | undefined> {
      const [found] = await db.select().from(orders).where(eq(orders.number, number))
      return found
    },

    /** Returns a page of a user's orders, newest first. */
    async page(userId: number, { at, length }: { readonly at: number; readonly length: number }) {
      const mine = eq(orders.userId, userId)
      const [counted] = await db.select({ total: count() }).from(orders).where(mine)
      const rows = await db
        .select()
        .from(orders)
        .where(mine)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(length)
        .offset(at)
      const lines = await linesOf(rows.map(({ id }) => id))
      const found = rows.map((order) => ({
        order,
        lines: lines.filter(({ orderId }) => orderId === order.id),
      }))
      return { total: counted?.total ?? 0, orders: found }
    },

    /** Returns the status history of an order; of an order without a stored history, only the status `placed`. */
    async steps(order: Pick<OrderRow, 'id' | 'createdAt'>): Promise<readonly OrderStatusChange[]> {
      const found = await db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, order.id))
        .orderBy(asc(orderEvents.at), asc(orderEvents.id))
      const steps = found.map(({ kind, at }) => ({ kind, at: at.toISOString() }))
      return steps.some(({ kind }) => kind === 'placed')
        ? steps
        : [{ kind: 'placed', at: order.createdAt.toISOString() }, ...steps]
    },

    /**
     * Records a status change and the current status. After the first change, the order no longer counts for the limit
     * of its network.
     */
    async step(id: string, kind: OrderStatus, at: Date): Promise<void> {
      await db.update(orders).set({ status: kind, network: null }).where(eq(orders.id, id))
      await db.insert(orderEvents).values({ orderId: id, kind, at })
    },

    /** Starts the payment; the first start restarts the payment deadline. */
    async beginPaying(id: string, at: Date): Promise<void> {
      await db
        .update(orders)
        .set({ payingSince: sql`coalesce(${orders.payingSince}, ${at.toISOString()}::timestamptz)` })
        .where(eq(orders.id, id))
    },

    async setPayment(id: string, payment: PaymentState, payMethod: string | null): Promise<void> {
      await db.update(orders).set({ payment, payMethod }).where(eq(orders.id, id))
    },

    /** Decrements the stock in one statement; returns false without a change if there is too little. */
    async deductStock({ nid, quantity }: StockQuantity): Promise<boolean> {
      const taken = await prepared(db).deductStock.execute({ nid, quantity })
      return taken.length === 1
    },

    async giveStock({ nid, quantity }: StockQuantity): Promise<void> {
      await db.update(products).set(getRestockedValues(quantity)).where(eq(products.nid, nid))
    },

    /** Inserts an order with all its rows in one statement, and locks the shopper's address book. */
    async insert({ order, lines, points }: NewOrder): Promise<void> {
      const statement = write(db)({ lines: lines.length, points: points.length })
      await statement.execute({
        ...order,
        ...toPlaceholderValues('points', points),
        ...toPlaceholderValues(
          'line',
          lines.map(({ slot, ...line }) => ({ ...line, slot: JSON.stringify(slot) })),
        ),
      })
    },
  }
}

/** Repository of orders, in the database or a transaction. */
export type OrderRepo = ReturnType<typeof createOrderRepo>
