import {
  type InferOutput,
  integer,
  literal,
  nullish,
  number,
  object,
  picklist,
  pipe,
  string,
  union,
} from 'valibot'
import type { GatewayPayment } from '../PaymentGateway.ts'

/**
 * Parses the fields of a checkout session that the store needs, https://docs.stripe.com/api/checkout/sessions/object.
 */
export const stripeSessionSchema = object({
  object: literal('checkout.session'),
  id: string(),
  url: nullish(string()),
  status: nullish(picklist(['open', 'complete', 'expired'])),
  payment_status: picklist(['paid', 'unpaid', 'no_payment_required']),
  amount_total: nullish(pipe(number(), integer())),
  currency: nullish(string()),
  client_reference_id: nullish(string()),
  // An id, or the object if the request expands it.
  payment_intent: nullish(union([string(), object({ id: string(), status: string() })])),
})

/** A checkout session. */
export type StripeSession = InferOutput<typeof stripeSessionSchema>

/** Returns the payment of a session as a gateway reports it. */
export const toGatewayPayment = (session: StripeSession): GatewayPayment => ({
  status: statusOf(session),
  amount: session.amount_total ?? 0,
  currency: (session.currency ?? '').toUpperCase(),
})

function statusOf({ status, payment_status, payment_intent }: StripeSession): GatewayPayment['status'] {
  if (payment_status !== 'unpaid') return 'captured'
  if (status === 'open') return 'open'
  if (status === 'expired') return 'failed'
  // If a session is complete but unpaid, a bank is still processing the payment, unless the payment has failed.
  const intent = typeof payment_intent === 'object' ? payment_intent?.status : undefined
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'failed' : 'processing'
}
