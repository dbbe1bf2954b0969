import { paise } from '@store/api-client/contract/money'
import { eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { orders as orderTable } from '../db/schema/orders.ts'
import type { RefundReason } from '../db/schema/payments.ts'
import { createPaymentRepo, type PaymentEvent } from '../payment/index.ts'
import { hasMissedDelivery } from './canCancel.ts'
import { createOrderRepo, type OrderRow } from './createOrderRepo.ts'
import { enqueueRefundMail } from './enqueueRefundMail.ts'
import { expireLockedOrder } from './expireLockedOrder.ts'
import { recordPayment } from './recordPayment.ts'

/** Dependencies of the settlement of payments. */
export type SettlePaymentDeps = Pick<
  AppDeps,
  'transact' | 'mailer' | 'brand' | 'clock' | 'secrets' | 'publicOrigin' | 'log'
>

/** A payment's state as a gateway reports it: by a webhook, with an event id, or on request, without one. */
export type ReportedPayment = Omit<PaymentEvent, 'id'> & { readonly id?: string }

/**
 * Settles the reported state of a payment, in one transaction that locks the order first. The first capture of the
 * right amount pays the order, or expires it if a delivery date has passed; any other capture is refunded, with a mail
 * to the buyer. Each event is processed once, and a captured payment never changes again, so repeated and late reports
 * change nothing.
 */
export const settlePayment = (
  deps: SettlePaymentDeps,
  provider: string,
  reported: ReportedPayment,
): Promise<void> =>
  deps.transact(async (tx) => {
    const { log } = deps
    const now = deps.clock.now()
    const payments = createPaymentRepo(tx)
    const { id, reference, payment } = reported
    if (id !== undefined && !(await payments.addEvent(provider, { ...reported, id }, now))) return
    const orderId = (await payments.find(provider, reference))?.orderId ?? reported.orderId
    const [order] = await tx.select().from(orderTable).where(eq(orderTable.id, orderId)).for('update')
    // A gateway account can serve other systems too, and their payments must not be refunded.
    if (!order) return log.warn('payments: a payment of no order of this store was reported')
    const started = { orderId, provider, reference, amount: order.total, currency: 'INR' }
    const row = await payments.lock(started, now)
    if (!row || row.status === 'captured') return
    await payments.record(row.id, payment)
    if (payment.status !== 'captured') return
    const { amount, currency } = payment
    const found = await createOrderRepo(tx).whole(order)
    const reason = refundReason(order, payment)
    // A confirmed order of a past date would be on no delivery list.
    if (reason === undefined && !hasMissedDelivery(found, now))
      return recordPayment(tx, deps, found, { payment: 'done', payMethod: provider, at: now })
    log.warn(`payments: ${amount} ${currency} for ${order.number} is refunded: ${reason ?? 'too late'}`)
    if (reason === undefined) await expireLockedOrder(tx, deps, found, now)
    else await payments.refundRest({ ...row, captured: amount }, reason, now)
    // The mail states its amount in rupees.
    if (currency === 'INR') await enqueueRefundMail(tx, deps, order, paise(amount))
  })

/** Returns why a captured payment does not pay its order. */
function refundReason(
  { total, status, payment }: OrderRow,
  { amount, currency }: PaymentEvent['payment'],
): RefundReason | undefined {
  if (amount !== total || currency !== 'INR') return 'wrongAmount'
  if (status === 'cancelled') return 'cancelled'
  return payment === 'pending' ? undefined : 'paidTwice'
}
