import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { orders, unpaidOrderCondition } from '../db/schema/orders.ts'
import { createPaymentRepo } from '../payment/index.ts'
import { createOrderRepo } from './createOrderRepo.ts'
import { expireLockedOrder } from './expireLockedOrder.ts'
import { refreshPayments } from './refreshPayments.ts'

/** Dependencies of the expiry. */
export type ExpiryDeps = Pick<
  AppDeps,
  | 'db'
  | 'transact'
  | 'mailer'
  | 'brand'
  | 'clock'
  | 'secrets'
  | 'publicOrigin'
  | 'limits'
  | 'log'
  | 'payments'
>

/** Milliseconds that an order waits beyond its deadline while a gateway cannot be reached or is still processing. */
const graceMs = 6 * 60 * 60_000

/** Start of the payment deadline. */
const waitingSince = sql<string>`coalesce(${orders.payingSince}, ${orders.createdAt})`

/** Condition for orders that were not paid before an instant. */
const isDue = (at: Date) =>
  and(unpaidOrderCondition(orders), lt(orders.createdAt, at), lt(waitingSince, at.toISOString()))

/**
 * Cancels the orders that were not paid in time, and returns their stock, slots and points; returns the number of
 * orders. First requests the payments from the gateways, because a webhook can be lost; an order with a captured
 * payment is confirmed instead. Each order has its own transaction, so that one that fails does not block others and
 * several instances share the work.
 */
export async function expireUnpaidOrders(deps: ExpiryDeps): Promise<number> {
  const { db, clock, limits, log } = deps
  const dueBefore = new Date(clock.now().getTime() - limits.unpaidMs)
  const graceBefore = dueBefore.getTime() - graceMs
  // The query has no limit, because orders that wait for an unreachable gateway must not prevent others from expiring.
  const due = await db
    .select({ id: orders.id, payingSince: orders.payingSince, createdAt: orders.createdAt })
    .from(orders)
    .where(isDue(dueBefore))
    .orderBy(asc(orders.createdAt))
  const unreachable = new Set<string>()
  const askAndExpire = async (id: string, since: Date): Promise<number> => {
    const started = (await createPaymentRepo(db).ofOrder(id)).filter(({ status }) => status !== 'captured')
    const isCertain = await refreshPayments(deps, started, unreachable)
    return isCertain || since.getTime() < graceBefore ? expire(deps, id, dueBefore) : 0
  }
  let expired = 0
  for (const { id, payingSince, createdAt } of due) {
    expired += await askAndExpire(id, payingSince ?? createdAt).catch((cause: unknown) => {
      log.error('orders: one could not expire', cause)
      return 0
    })
  }
  return expired
}

const expire = (deps: ExpiryDeps, id: string, dueBefore: Date): Promise<number> =>
  deps.transact(async (tx) => {
    // A payment may have started since, so the database checks the locked row again; it skips rows that are already
    // locked.
    const mine = tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), isDue(dueBefore)))
    const [order] = await mine.for('update', { skipLocked: true })
    if (!order) return 0
    await expireLockedOrder(tx, deps, await createOrderRepo(tx).whole(order), deps.clock.now())
    return 1
  })
