import { array, object, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { accountResponseSchemaFields } from '../wire/index.ts'
import { paymentMethodSchema } from './OrderPayment.ts'
import { orderIdSchema } from './orderIdSchema.ts'

/** GET the payment methods of an order of the signed-in user; the same list as in the order. */
export const listPaymentMethods = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/orders/pay_methods',
  summary: 'Lists the payment methods of an order.',
  caller: 'user',
  owns: { order_id: 'order' },
  input: pipe(
    strictObject({ order_id: orderIdSchema }),
    transform(({ order_id }) => ({ id: order_id })),
  ),
  answer: pipe(
    object({ ...accountResponseSchemaFields, data: array(paymentMethodSchema) }),
    transform(({ data }) => data),
  ),
  encode: ({ id }: { readonly id: string }) => ({ order_id: id }),
})
