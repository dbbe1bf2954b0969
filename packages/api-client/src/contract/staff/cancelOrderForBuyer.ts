import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { changedOrderStatusSchema } from './changeOrderStatus.ts'
import { orderNumberSchema, staffReasonSchema } from './staffEntries.ts'

/** A cancellation by the merchant's staff. */
export interface CancelOrderForBuyerRequest {
  readonly number: string
  /** Why, for the audit log; 1 to 500 characters. */
  readonly reason: string
}

/**
 * POST a cancellation by the merchant, at any time before delivery. Stock, slots and points are returned, as in a
 * cancellation by the buyer. Rejected with 409 `order_cancelled` or `order_delivered`; 404 `not_found`.
 */
export const cancelOrderForBuyer = defineCall({
  method: 'POST',
  path: '/api/{brand}/staff/orders/cancel',
  summary: 'Cancels an order that is not yet delivered, with a reason.',
  caller: 'staff',
  role: 'manager',
  input: pipe(
    strictObject({ order_number: orderNumberSchema, reason: staffReasonSchema }),
    transform(({ order_number, reason }) => ({ number: order_number, reason })),
  ),
  answer: changedOrderStatusSchema,
  encode: ({ number, reason }: CancelOrderForBuyerRequest) => ({ order_number: number, reason }),
})
