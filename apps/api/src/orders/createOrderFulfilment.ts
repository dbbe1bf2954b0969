import { type OrderStatus, orderStatusFlow } from '@store/api-client/contract/orders'
import { eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { orders as orderTable } from '../db/schema/orders.ts'
import { createPointRepo } from '../points/index.ts'
import { rewardReferral } from '../referrals/index.ts'
import { createOrderRepo } from './createOrderRepo.ts'
import { notifyStatusChange } from './notifyStatusChange.ts'

/** A status the merchant sets. */
export type FulfilmentStatus = Exclude<OrderStatus, 'placed' | 'cancelled'>

/** Result of a status change. */
export type StatusChangeResult =
  | { readonly kind: 'moved'; readonly from: OrderStatus }
  /** The order does not exist. */
  | { readonly kind: 'unknown' }
  /** The order has already reached or passed this status: an order only moves forward. */
  | { readonly kind: 'refused'; readonly from: OrderStatus }

/**
 * Creates the service for merchant status changes: each is one transaction on the locked order, with its message
 * and mail.
 */
export const createOrderFulfilment = (
  deps: Pick<AppDeps, 'transact' | 'clock' | 'mailer' | 'secrets' | 'brand' | 'publicOrigin'>,
) => ({
  move: (number: string, to: FulfilmentStatus): Promise<StatusChangeResult> =>
    deps.transact(async (tx): Promise<StatusChangeResult> => {
      const [order] = await tx.select().from(orderTable).where(eq(orderTable.number, number)).for('update')
      if (!order) return { kind: 'unknown' }
      const from = order.status
      if (!isAhead(from, to)) return { kind: 'refused', from }
      const now = deps.clock.now()
      const orders = createOrderRepo(tx)
      await orders.step(order.id, to, now)
      // Cash is paid on delivery.
      if (to === 'delivered' && order.payment === 'onDelivery') {
        await orders.setPayment(order.id, 'done', order.payMethod)
      }
      if (to === 'delivered') {
        await createPointRepo(tx).earn(order, now)
        await rewardReferral(tx, order.userId, now)
      }
      await notifyStatusChange(tx, deps, await orders.whole(order), { kind: to, at: now })
      return { kind: 'moved', from }
    }),
})

/** Whether a status is ahead of the current one; nothing is ahead of a cancelled order. */
const isAhead = (from: OrderStatus, to: FulfilmentStatus): boolean =>
  from !== 'cancelled' && orderStatusFlow.indexOf(to) > orderStatusFlow.indexOf(from)
