import {
  type CancelError,
  type OrderStatus,
  orderStatusFlow,
  serializeOrderStatus,
} from '@store/api-client/contract/orders'
import type { FulfilmentStatus } from '@store/api-client/contract/staff'
import { eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { createAuditLog } from '../audit/index.ts'
import { orders as orderTable } from '../db/schema/orders.ts'
import { issueInvoice } from '../invoices/index.ts'
import { createPointRepo } from '../points/index.ts'
import { rewardReferral } from '../referrals/index.ts'
import { cancelLockedOrder } from './cancelLockedOrder.ts'
import { createOrderRepo } from './createOrderRepo.ts'
import { notifyStatusChange } from './notifyStatusChange.ts'

/** Author and reason of a change of an order. */
export interface OrderChangeContext {
  readonly actor: string
  /** Note or reason; may be empty. */
  readonly note: string
}

/** Result of a status change. */
export type StatusChangeResult =
  | { readonly kind: 'moved'; readonly from: OrderStatus }
  /** The order does not exist. */
  | { readonly kind: 'unknown' }
  /** The order has already reached or passed this status, because an order only moves forward. */
  | { readonly kind: 'refused'; readonly from: OrderStatus }

/** Result of a cancellation by the merchant. */
export type CancellationResult =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unknown' }
  /** The order is already delivered or cancelled. */
  | { readonly kind: 'refused'; readonly from: Extract<CancelError, 'delivered' | 'cancelled'> }

/**
 * Creates the service for the merchant's status changes. Each is one transaction on the locked order, with its message,
 * mail and audit entry.
 */
export function createOrderFulfilmentService(
  deps: Pick<AppDeps, 'transact' | 'clock' | 'mailer' | 'secrets' | 'brand' | 'publicOrigin' | 'seller'>,
) {
  const { transact, clock } = deps
  return {
    move: (
      number: string,
      to: FulfilmentStatus,
      { actor, note }: OrderChangeContext,
    ): Promise<StatusChangeResult> =>
      transact(async (tx): Promise<StatusChangeResult> => {
        const [order] = await tx.select().from(orderTable).where(eq(orderTable.number, number)).for('update')
        if (!order) return { kind: 'unknown' }
        const from = order.status
        if (!isAhead(from, to)) return { kind: 'refused', from }
        const now = clock.now()
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
        const found = await orders.whole(order)
        if (to === 'outForDelivery' || to === 'delivered') await issueInvoice(tx, deps.seller, found, now)
        await notifyStatusChange(tx, deps, found, { kind: to, at: now })
        const [before, after] = [serializeOrderStatus(from), serializeOrderStatus(to)]
        await createAuditLog(tx).add({
          at: now,
          actor,
          action: 'orderMoved',
          subject: number,
          before,
          after,
          note,
        })
        return { kind: 'moved', from }
      }),

    /** Cancels an order at any time before its delivery, and returns its stock, slots and points. */
    cancel: (number: string, { actor, note }: OrderChangeContext): Promise<CancellationResult> =>
      transact(async (tx): Promise<CancellationResult> => {
        const [order] = await tx.select().from(orderTable).where(eq(orderTable.number, number)).for('update')
        if (!order) return { kind: 'unknown' }
        const from = order.status
        if (from === 'delivered' || from === 'cancelled') return { kind: 'refused', from }
        const now = clock.now()
        await cancelLockedOrder(tx, deps, await createOrderRepo(tx).whole(order), now)
        const [before, after] = [serializeOrderStatus(from), 'cancelled']
        await createAuditLog(tx).add({
          ...{ at: now, actor, action: 'orderCancelled', subject: number, before, after, note },
        })
        return { kind: 'cancelled' }
      }),
  }
}

/** Returns whether a status is after the current one; no status is after a cancellation. */
const isAhead = (from: OrderStatus, to: FulfilmentStatus): boolean =>
  from !== 'cancelled' && orderStatusFlow.indexOf(to) > orderStatusFlow.indexOf(from)
