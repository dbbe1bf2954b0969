import { minValue, object, pipe, strictObject, string, transform, uuid } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type Paise, paise, rupeesSchema, toRupees } from '../money/index.ts'
import { accountResponseSchemaFields } from '../wire/index.ts'
import { orderNumberSchema, staffReasonSchema } from './staffEntries.ts'

/** A refund by the merchant's staff, of a part of what was paid online or of all of it. */
export interface RefundOrderForBuyerRequest {
  readonly number: string
  /** Idempotency key, a UUID: the same key never refunds twice. */
  readonly refundKey: string
  readonly amount: Paise
  /** Why, for the audit log; 1 to 500 characters. */
  readonly reason: string
}

/** Totals of an order's payments after a refund. */
export interface RefundTotals {
  /** Amount of all refunds, completed or pending. */
  readonly refunded: Paise
  /** Amount that can still be refunded. */
  readonly left: Paise
}

/**
 * POST a refund to the account that the buyer paid with; it is sent to the gateway afterwards. Rejected with 409
 * `refund_too_large` if the amount exceeds what is left to refund, `refund_key_used` if the key belongs to another
 * refund, and `refund_refused` if the gateway has refused the refund of the key; 404 `not_found`.
 */
export const refundOrderForBuyer = defineCall({
  method: 'POST',
  path: '/api/{brand}/staff/orders/refund',
  summary: 'Refunds a part of what was paid online, or all of it, with a reason; once for each key.',
  caller: 'staff',
  role: 'operator',
  isIdempotent: true,
  input: pipe(
    strictObject({
      order_number: orderNumberSchema,
      refund_key: pipe(string(), uuid()),
      refund_amt: pipe(rupeesSchema, minValue(paise(1))),
      reason: staffReasonSchema,
    }),
    transform(
      ({ order_number, refund_key, refund_amt, reason }): RefundOrderForBuyerRequest => ({
        ...{ number: order_number, refundKey: refund_key, amount: refund_amt, reason },
      }),
    ),
  ),
  answer: pipe(
    object({
      ...accountResponseSchemaFields,
      data: object({ refunded_amt: rupeesSchema, left_amt: rupeesSchema }),
    }),
    transform(({ data }): RefundTotals => ({ refunded: data.refunded_amt, left: data.left_amt })),
  ),
  encode: ({ number, refundKey, amount, reason }: RefundOrderForBuyerRequest) => ({
    ...{ order_number: number, refund_key: refundKey, refund_amt: toRupees(amount), reason },
  }),
})
