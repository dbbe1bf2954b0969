import { pipe, regex, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { otpPattern } from '../rules/parseOtp.ts'
import { orderResponseSchema } from './Order.ts'
import { orderLookupSchemaFields } from './orderLookupSchemaFields.ts'
import type { OrderLookup } from './sendLookupCode.ts'

/**
 * POST: returns an order to a visitor with the code that was e-mailed to the order's address; read-only without a
 * login. Rejected with 422 `otp_wrong`, `otp_expired` or `otp_locked`, all about `otp`.
 */
export const lookUpOrder = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/orders/lookup',
  summary: 'Returns an order by its number and the one-time password that was sent.',
  caller: 'visitor',
  rateClass: 'otp',
  input: pipe(
    strictObject({ ...orderLookupSchemaFields, otp: pipe(string(), regex(otpPattern)) }),
    transform(({ order_number, email, otp }) => ({ number: order_number, email, otp })),
  ),
  answer: orderResponseSchema,
  encode: ({ number, email, otp }: OrderLookup & { readonly otp: string }) => ({
    order_number: number,
    email,
    otp,
  }),
})
