import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { orderResponseSchema } from './Order.ts'
import { orderIdSchema } from './orderIdSchema.ts'

/**
 * GET one order of the signed-in user (specification 1, section 7). Another user's order returns 404, like a missing
 * one.
 */
export const getOrder = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/my_orders/{id}',
  summary: 'Returns an order of the user.',
  specification: ['1, section 7, Account area: GET /api/{brand}/fa/users/my_orders/{id}'],
  caller: 'user',
  owns: { id: 'order' },
  input: strictObject({ id: orderIdSchema }),
  answer: orderResponseSchema,
  encode: ({ id }: { readonly id: string }) => ({ id }),
})
