import { integer, literal, minValue, number, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { orderLookupSchemaFields } from './orderLookupSchemaFields.ts'

/** An order number and the e-mail address of its buyer, with which a guest looks it up. */
export interface OrderLookup {
  /** Number of the order, such as `MG-7K4QX2M3`. */
  readonly number: string
  /** E-mail address it was placed with. */
  readonly email: string
}

/** Result of requesting a code: it is being sent if the order exists. */
export interface SendLookupCodeResponse {
  readonly message: string
  /** Seconds until another code may be requested. */
  readonly resendAfter: number
}

/**
 * POST: e-mails a code to the customer of an order. The response is the same whether or not the order exists.
 * Rejected with 400 `invalid` naming `order_number` or `email`, 429 `otp_wait` or `otp_limit`.
 */
export const sendLookupCode = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/orders/lookup/code',
  summary: 'Sends a one-time password to look up an order without an account.',
  caller: 'visitor',
  rateClass: 'otp',
  input: pipe(
    strictObject(orderLookupSchemaFields),
    transform(({ order_number, email }): OrderLookup => ({ number: order_number, email })),
  ),
  answer: pipe(
    object({
      status: literal(true),
      message: string(),
      resend_after: pipe(number(), integer(), minValue(0)),
    }),
    transform(
      ({ message, resend_after }): SendLookupCodeResponse => ({ message, resendAfter: resend_after }),
    ),
  ),
  encode: ({ number, email }: OrderLookup) => ({ order_number: number, email }),
})
