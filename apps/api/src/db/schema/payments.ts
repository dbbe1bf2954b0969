import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

/**
 * Status of a payment at its gateway: the page was opened, the bank's result is pending, the amount was captured, or
 * the payment was declined or abandoned. A failed payment can still succeed on another attempt; a captured one is
 * final.
 */
export type GatewayPaymentStatus = 'open' | 'processing' | 'captured' | 'failed'

/** Whether a refund must be sent. The literal condition matches the partial index. */
export const pendingRefundCondition = ({ status }: Readonly<Record<'status', AnyPgColumn>>) =>
  sql`${status} = 'pending'`

/** Payments at a gateway, several per order. One of them pays the order, and the others are refunded. */
export const payments = pgTable(
  'payments',
  {
    id: serial().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Name of the payment method. */
    provider: text().notNull(),
    /** The gateway's id of the payment. */
    reference: text().notNull(),
    /** Requested amount, in paise. */
    amount: integer().notNull(),
    /** Currency of the captured amount. */
    currency: text().notNull(),
    status: text().$type<GatewayPaymentStatus>().notNull(),
    /** Amount that the gateway captured. */
    captured: integer().notNull().default(0),
    /** Sum of the refunds that have not failed. */
    refunded: integer().notNull().default(0),
    /** UPI link of a payment on the store's own page; null for a hosted page. */
    upiLink: text('upi_link'),
    /** When the gateway was last asked for the status. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** When the payment was last started. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.provider, table.reference),
    index().on(table.orderId),
    check('payments_captured', sql`${table.captured} >= 0`),
    check('payments_refunded', sql`${table.refunded} between 0 and ${table.captured}`),
  ],
)

/** Processed webhook events. The key ensures that each is processed once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    /** The gateway's id of the event. */
    eventId: text('event_id').notNull(),
    reference: text().notNull(),
    status: text().$type<GatewayPaymentStatus>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] }), index().on(table.receivedAt)],
)

/** Refunds of payments; the pending ones are the queue of the refund job. */
export const refunds = pgTable(
  'refunds',
  {
    id: serial().primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: integer().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    status: text().$type<RefundStatus>().notNull().default('pending'),
    /** Idempotency key, which is also sent to the gateway. */
    key: text().notNull().unique(),
    /** Attempts so far. */
    attempts: integer().notNull().default(0),
    /** Time of the next attempt. */
    attemptAt: timestamp('attempt_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.paymentId),
    index('refunds_pending').on(table.attemptAt).where(pendingRefundCondition(table)),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
)

/**
 * Reason of a refund: the order was cancelled, had expired or was already paid, the amount was wrong, or the merchant
 * refunds a part.
 */
export type RefundReason = 'cancelled' | 'paidTwice' | 'wrongAmount' | 'merchant'

/** Status of a refund: to be sent, or accepted or rejected by the gateway. */
export type RefundStatus = 'pending' | 'accepted' | 'refused'
