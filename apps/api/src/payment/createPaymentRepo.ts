import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { paymentEvents, payments, type RefundReason, refunds } from '../db/schema/payments.ts'
import type { GatewayPayment, PaymentEvent } from './PaymentGateway.ts'

/** A payment as the database stores it. */
export type PaymentRow = typeof payments.$inferSelect

/** A refund as the database stores it. */
export type RefundRow = typeof refunds.$inferSelect

/** A payment that was started at a gateway. */
export type StartedPayment = Pick<
  PaymentRow,
  'orderId' | 'provider' | 'reference' | 'amount' | 'currency'
> & {
  /** UPI link of a payment on the store's own page. @default none */
  readonly upiLink?: string | undefined
}

/** Milliseconds between two requests to a gateway about one payment. */
const checkIntervalMs = 2_000

/** A refund to enqueue. */
interface NewRefund {
  readonly amount: number
  readonly reason: RefundReason
  readonly key: string
  readonly at: Date
}

// The key contains the payment, because a refund can be split over several payments.
const merchantKey = ({ id, provider }: PaymentRow, key: string) => `${provider}-${id}-merchant-${key}`

// The rows are sorted here and not in SQL, because the planner would read the whole primary key to sort an order's few
// rows.
const byStart = (one: PaymentRow, other: PaymentRow) =>
  one.createdAt.getTime() - other.createdAt.getTime() || one.id - other.id
const byId = (one: RefundRow, other: RefundRow) => one.id - other.id

/** Creates the repository of payments and refunds, for the database or a transaction. */
export const createPaymentRepo = (db: Database) => {
  const addRefund = async (row: PaymentRow, { amount, ...refund }: NewRefund): Promise<void> => {
    if (amount <= 0) return
    const { at } = refund
    await db.insert(refunds).values({
      ...{ paymentId: row.id, amount, reason: refund.reason, attemptAt: at, createdAt: at, key: refund.key },
    })
    // A check constraint rejects a sum of refunds above the captured amount.
    await db
      .update(payments)
      .set({ refunded: sql`${payments.refunded} + ${amount}` })
      .where(eq(payments.id, row.id))
  }
  const refundRest = (row: PaymentRow, reason: RefundReason, at: Date): Promise<void> =>
    addRefund(row, {
      ...{ amount: row.captured - row.refunded, reason, at },
      // The key makes the store refund a payment only once for each reason.
      key: `${row.provider}-${row.id}-${reason}`,
    })
  const lockOfOrder = async (orderId: string): Promise<readonly PaymentRow[]> => {
    const found = await db.select().from(payments).where(eq(payments.orderId, orderId)).for('update')
    return found.sort(byStart)
  }

  return {
    /** Records a started payment, which becomes the latest one; starting it again reopens a declined one. */
    async start(started: StartedPayment, at: Date): Promise<void> {
      await db
        .insert(payments)
        .values({ ...started, status: 'open', createdAt: at })
        .onConflictDoUpdate({
          target: [payments.provider, payments.reference],
          set: { status: 'open', createdAt: at },
          setWhere: inArray(payments.status, ['open', 'failed']),
        })
    },

    /** Finds a payment by its reference. */
    async find(provider: string, reference: string): Promise<PaymentRow | undefined> {
      const [found] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.provider, provider), eq(payments.reference, reference)))
      return found
    },

    /** Locks a payment until the transaction ends; inserts it if only the gateway knows it. */
    async lock(started: StartedPayment, at: Date): Promise<PaymentRow | undefined> {
      await db
        .insert(payments)
        .values({ ...started, status: 'open', createdAt: at })
        .onConflictDoNothing()
      const { provider, reference } = started
      const [locked] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.provider, provider), eq(payments.reference, reference)))
        .for('update')
      return locked
    },

    /** Records the state that a gateway reports. */
    async record(id: number, { status, amount, currency }: GatewayPayment): Promise<void> {
      const taken = status === 'captured' ? { captured: amount, currency } : {}
      await db
        .update(payments)
        .set({ status, ...taken })
        .where(eq(payments.id, id))
    },

    /** Records an event; false if it was processed before. */
    async addEvent(provider: string, { id, reference, payment }: PaymentEvent, at: Date): Promise<boolean> {
      const added = await db
        .insert(paymentEvents)
        .values({ provider, eventId: id, reference, status: payment.status, receivedAt: at })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.eventId })
      return added.length === 1
    },

    /**
     * Returns the payments of an order that are not captured and were not checked recently, and marks them as checked.
     */
    async takeUnchecked(orderId: string, at: Date): Promise<readonly PaymentRow[]> {
      const before = new Date(at.getTime() - checkIntervalMs)
      return db
        .update(payments)
        .set({ checkedAt: at })
        .where(
          and(
            eq(payments.orderId, orderId),
            ne(payments.status, 'captured'),
            or(isNull(payments.checkedAt), lt(payments.checkedAt, before)),
          ),
        )
        .returning()
    },

    /** Returns the payments of an order, oldest first. */
    async ofOrder(orderId: string): Promise<readonly PaymentRow[]> {
      const found = await db.select().from(payments).where(eq(payments.orderId, orderId))
      return found.sort(byStart)
    },

    /** Returns the refunds of payments, oldest first. */
    async refundsOf(rows: readonly PaymentRow[]): Promise<readonly RefundRow[]> {
      const ids = rows.filter(({ captured }) => captured > 0).map(({ id }) => id)
      if (ids.length === 0) return []
      const found = await db.select().from(refunds).where(inArray(refunds.paymentId, ids))
      return found.sort(byId)
    },

    /** Enqueues the refund of the remaining amount of a payment, in the transaction that locks it. */
    refundRest,

    /** Enqueues the refund of all captured payments of an order, in its transaction. */
    async refundOrder(orderId: string, reason: RefundReason, at: Date): Promise<void> {
      for (const row of await lockOfOrder(orderId)) await refundRest(row, reason, at)
    },

    /** Locks the payments of an order until the transaction ends, and returns them, oldest first. */
    lockOfOrder,

    /** Enqueues the merchant's partial refund of a locked payment. */
    refundPart(row: PaymentRow, { amount, key, at }: Omit<NewRefund, 'reason'>): Promise<void> {
      return addRefund(row, { amount, reason: 'merchant', key: merchantKey(row, key), at })
    },

    /** Returns the merchant's refunds of payments under an idempotency key. */
    async refundsOfKey(rows: readonly PaymentRow[], key: string): Promise<readonly RefundRow[]> {
      if (rows.length === 0) return []
      const keys = rows.map((row) => merchantKey(row, key))
      return db.select().from(refunds).where(inArray(refunds.key, keys))
    },
  }
}
