import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { orderResponseSchema } from './Order.ts'
import { orderIdSchema } from './orderIdSchema.ts'

/**
 * POST my_orders/delete (specification 1, section 7): cancels an order of the signed-in user. Rejected with 409
 * `order_cancelled`, `order_under_way`, `order_delivered` or `order_too_late`; 404 `not_found`.
 */
export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/my_orders/delete',
  summary: 'Cancels an order of the user.',
  specification: ['1, section 7, Account area: POST /api/{brand}/fa/users/my_orders/delete'],
  caller: 'user',
  rateClass: 'order',
  owns: { order_id: 'order' },
  input: pipe(
    strictObject({ order_id: orderIdSchema }),
    transform(({ order_id }) => ({ id: order_id })),
  ),
  answer: orderResponseSchema,
  encode: ({ id }: { readonly id: string }) => ({ order_id: id }),
})
