import { type OrderStatus, orderStatusFlow } from '@store/api-client/contract/orders'
import { eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { orders as orderTable } from '../db/schema/orders.ts'
import { createPointRepo } from '../points/createPointRepo.ts'
import { rewardReferral } from '../referrals/rewardReferral.ts'
import { createOrderRepo } from './createOrderRepo.ts'
import { notifyStatusChange } from './notifyStatusChange.ts'

/** A step the merchant makes. */
export type FulfilmentStatus = Exclude<OrderStatus, 'placed' | 'cancelled'>

/** What became of it. */
export type StatusChangeResult =
  | { readonly kind: 'moved'; readonly from: OrderStatus }
  /** There is no such order. */
  | { readonly kind: 'unknown' }
  /** It is there already or beyond: an order moves forward only. */
  | { readonly kind: 'refused'; readonly from: OrderStatus }

/** Where the merchant moves orders on: each step is one transaction on the locked order, with its message and mail. */
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
      // Cash changes hands with the gift.
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

/** Whether a step lies ahead of where an order is; nothing lies ahead of one that was cancelled. */
const isAhead = (from: OrderStatus, to: FulfilmentStatus): boolean =>
  from !== 'cancelled' && orderStatusFlow.indexOf(to) > orderStatusFlow.indexOf(from)
