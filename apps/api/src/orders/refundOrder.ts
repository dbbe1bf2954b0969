import { type Paise, paise, toRupees } from '@store/api-client/contract/money'
import { eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { createAuditLog } from '../audit/index.ts'
import { orders as orderTable } from '../db/schema/orders.ts'
import { createPaymentRepo } from '../payment/index.ts'
import type { OrderChangeContext } from './createOrderFulfilmentService.ts'
import { enqueueRefundMail } from './enqueueRefundMail.ts'

/** A refund by the merchant. */
export interface MerchantRefund {
  readonly number: string
  /** Idempotency key. */
  readonly key: string
  readonly amount: Paise
}

/** Totals of the payments of an order. */
export interface RefundSums {
  readonly refunded: Paise
  readonly left: Paise
}

/** Result of a refund by the merchant. */
export type MerchantRefundResult =
  | ({ readonly kind: 'refunded' } & RefundSums)
  | { readonly kind: 'unknown' }
  /** The amount exceeds what is left of the captured payments. */
  | ({ readonly kind: 'tooLarge' } & RefundSums)
  /** The idempotency key belongs to a refund of another amount. */
  | { readonly kind: 'keyUsed' }
  /** The gateway refused this amount of the refund under the idempotency key, so it was not sent. */
  | ({ readonly kind: 'refused'; readonly amount: Paise } & RefundSums)

/**
 * Enqueues a partial refund of an order's online payments, once per idempotency key, with its audit entry and a mail to
 * the buyer, in one transaction on the locked order. An order of any status can be refunded, even a cancelled one whose
 * refund has failed.
 */
export const refundOrder = (
  { transact, clock, ...shop }: Pick<AppDeps, 'transact' | 'clock' | 'mailer' | 'brand' | 'publicOrigin'>,
  { number, key, amount }: MerchantRefund,
  { actor, note }: OrderChangeContext,
): Promise<MerchantRefundResult> =>
  transact(async (tx): Promise<MerchantRefundResult> => {
    const [order] = await tx.select().from(orderTable).where(eq(orderTable.number, number)).for('update')
    if (!order) return { kind: 'unknown' }
    const payments = createPaymentRepo(tx)
    const paid = (await payments.lockOfOrder(order.id)).filter(({ currency }) => currency === 'INR')
    const before = sumsOf(paid)
    const earlier = await payments.refundsOfKey(paid, key)
    if (earlier.length > 0) {
      if (sumOf(earlier) !== amount) return { kind: 'keyUsed' }
      const refused = sumOf(earlier.filter(({ status }) => status === 'refused'))
      return refused > 0 ? { kind: 'refused', amount: refused, ...before } : { kind: 'refunded', ...before }
    }
    if (amount > before.left) return { kind: 'tooLarge', ...before }
    const now = clock.now()
    let rest: number = amount
    for (const row of paid) {
      const part = Math.min(rest, row.captured - row.refunded)
      await payments.refundPart(row, { amount: part, key, at: now })
      rest -= part
    }
    const after = { refunded: paise(before.refunded + amount), left: paise(before.left - amount) }
    await createAuditLog(tx).add({
      ...{ at: now, actor, action: 'orderRefunded', subject: number, note },
      before: String(toRupees(before.refunded)),
      after: String(toRupees(after.refunded)),
    })
    await enqueueRefundMail(tx, shop, order, amount)
    return { kind: 'refunded', ...after }
  })

const sumOf = (rows: readonly { readonly amount: number }[]): Paise =>
  paise(rows.reduce((sum, { amount }) => sum + amount, 0))

const sumsOf = (rows: readonly { readonly captured: number; readonly refunded: number }[]): RefundSums => ({
  refunded: paise(rows.reduce((sum, { refunded }) => sum + refunded, 0)),
  left: paise(rows.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)),
})
