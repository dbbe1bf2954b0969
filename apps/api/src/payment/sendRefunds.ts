import { paise } from '@store/api-client/contract/money'
import type { Clock } from '@store/api-client/contract/ports'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database, TransactionRunner } from '../db/Database.ts'
import { payments, pendingRefundCondition, refunds } from '../db/schema/payments.ts'
import type { Log } from '../log/Log.ts'
import type { PaymentRow, RefundRow } from './createPaymentRepo.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

/** Dependencies of the refund job. */
export interface RefundDeps {
  readonly db: Database
  readonly transact: TransactionRunner
  readonly clock: Clock
  readonly log: Log
  /** The shop's payment methods. */
  readonly payments?: readonly PaymentProvider[] | undefined
}

/** Maximum number of refunds in a round; the remaining ones follow in the next round. */
const batch = 20

/** Longest delay between two attempts in milliseconds. */
const longestDelayMs = 60 * 60 * 1000

/**
 * Sends the due refunds to their gateways; returns the number of accepted ones. The next attempt is scheduled before
 * the gateway is called, so that a refund survives a crash; the idempotency key makes repeating it harmless.
 */
export async function sendRefunds(deps: RefundDeps): Promise<number> {
  let accepted = 0
  for (const refund of await claimDue(deps)) {
    const [payment] = await deps.db.select().from(payments).where(eq(payments.id, refund.paymentId))
    if (payment && (await send(deps, refund, payment))) accepted += 1
  }
  return accepted
}

/** Claims due refunds for this instance; other instances skip them until the next attempt. */
const claimDue = ({ transact, clock }: RefundDeps): Promise<readonly RefundRow[]> =>
  transact(async (tx) => {
    const now = clock.now()
    const due = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(pendingRefundCondition(refunds), lte(refunds.attemptAt, now)))
      .orderBy(asc(refunds.attemptAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const claimed = due.map(({ id }) => id)
    const rows = await tx.select().from(refunds).where(inArray(refunds.id, claimed))
    for (const { id, attempts } of rows) {
      const attemptAt = new Date(now.getTime() + Math.min(30_000 * 2 ** attempts, longestDelayMs))
      await tx
        .update(refunds)
        .set({ attempts: attempts + 1, attemptAt })
        .where(eq(refunds.id, id))
    }
    return rows
  })

async function send(deps: RefundDeps, refund: RefundRow, payment: PaymentRow): Promise<boolean> {
  const { log, payments: providers, transact } = deps
  const gateway = providers?.find(({ name }) => name === payment.provider)?.gateway
  if (!gateway) {
    log.error('payments: a refund waits for a payment method that is not set up', new Error(payment.provider))
    return false
  }
  const { reference, currency } = payment
  const request = { reference, currency, amount: paise(refund.amount), idempotencyKey: refund.key }
  const result = await gateway.refund(request).catch((cause: unknown) => {
    log.warn('payments: a refund could not be sent yet', cause)
    return undefined
  })
  if (!result) return false
  if (result.kind === 'refused') {
    log.error('payments: the gateway refused a refund', new Error(`${refund.key}: ${result.reason}`))
  }
  await transact(async (tx) => {
    const [settled] = await tx
      .update(refunds)
      .set({ status: result.kind })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'pending')))
      .returning({ amount: refunds.amount })
    if (!settled || result.kind === 'accepted') return
    await tx
      .update(payments)
      .set({ refunded: sql`${payments.refunded} - ${settled.amount}` })
      .where(eq(payments.id, payment.id))
  })
  return result.kind === 'accepted'
}
