import { integer, literal, minValue, number, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { lookupEntries } from './lookupEntries.ts'

/** An order, by what a guest knows of it. */
export interface OrderLookup {
  /** Number of the order, such as `MG-7K4QX2M3`. */
  readonly number: string
  /** Address it was placed with. */
  readonly email: string
}

/** A code is on its way, if there is such an order. */
export interface SendLookupCodeResponse {
  readonly message: string
  /** Seconds until another may be asked for. */
  readonly resendAfter: number
}

/**
 * POST: mails a code to who placed an order. Answers the same whether or not there is such an order. Refused with 400
 * `invalid` naming `order_number` or `email`, 429 `otp_wait` or `otp_limit`.
 */
export const sendLookupCode = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/orders/lookup/code',
  input: pipe(
    strictObject(lookupEntries),
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
