import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { isUnpaid, orders } from '../db/schema/orders.ts'
import { cancelLockedOrder } from './cancelLockedOrder.ts'
import { createOrderRepo } from './createOrderRepo.ts'

/** Dependencies of the expiry. */
export type ExpiryDeps = Pick<
  AppDeps,
  'db' | 'transact' | 'mailer' | 'brand' | 'clock' | 'secrets' | 'publicOrigin' | 'limits' | 'log'
>

/** Orders of one round; the rest follows in the next. */
const batch = 200

/**
 * Cancels the orders that were not paid in time and returns what they took; returns their number. Each has its own
 * transaction: one that fails does not block others, and several instances share the work.
 */
export async function expireUnpaid(deps: ExpiryDeps): Promise<number> {
  const { db, transact, clock, limits, log } = deps
  const now = clock.now()
  const dueBefore = new Date(now.getTime() - limits.unpaidMs)
  const isDue = and(
    isUnpaid(orders),
    lt(orders.createdAt, dueBefore),
    lt(sql`coalesce(${orders.payingSince}, ${orders.createdAt})`, dueBefore.toISOString()),
  )
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isDue)
    .orderBy(asc(orders.createdAt))
    .limit(batch)
  let expired = 0
  for (const { id } of due) {
    const work = transact(async (tx) => {
      // A payment may have started since: the database rechecks the row it locks, and skips a locked one.
      const mine = tx
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), isDue))
      const [order] = await mine.for('update', { skipLocked: true })
      if (!order) return 0
      const repo = createOrderRepo(tx)
      await repo.setPayment(id, 'expired', null)
      await cancelLockedOrder(tx, deps, await repo.whole({ ...order, payment: 'expired' }), now)
      return 1
    })
    expired += await work.catch((cause: unknown) => {
      log.error('orders: one could not expire', cause)
      return 0
    })
  }
  return expired
}
