import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { invoiceResponseSchema } from './Invoice.ts'
import { orderIdSchema } from './orderIdSchema.ts'

/** GET the tax invoice of an order of the signed-in user. */
export const getInvoice = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/my_orders/{id}/invoice',
  summary: 'Returns the tax invoice of an order of the user, which is issued when the gifts leave the shop.',
  caller: 'user',
  owns: { id: 'order' },
  input: strictObject({ id: orderIdSchema }),
  answer: invoiceResponseSchema,
  encode: ({ id }: { readonly id: string }) => ({ id }),
})
