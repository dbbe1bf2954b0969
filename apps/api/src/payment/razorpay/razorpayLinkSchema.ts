import { array, type InferOutput, integer, nullish, number, object, picklist, pipe, string } from 'valibot'
import type { GatewayPayment } from '../PaymentGateway.ts'

/** Parses the fields of a payment link that the store needs, https://razorpay.com/docs/api/payments/payment-links. */
export const razorpayLinkSchema = object({
  id: string(),
  short_url: nullish(string()),
  status: picklist(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  amount: pipe(number(), integer()),
  amount_paid: nullish(pipe(number(), integer())),
  currency: string(),
  reference_id: nullish(string()),
  payments: nullish(array(object({ payment_id: string(), status: string() }))),
})

/** A payment link. */
export type RazorpayLink = InferOutput<typeof razorpayLinkSchema>

const statuses = {
  created: 'open',
  // The store's links do not accept partial payments, so this state lasts until the whole payment is reported.
  partially_paid: 'processing',
  paid: 'captured',
  expired: 'failed',
  cancelled: 'failed',
} as const

/** Returns the payment of a link as a gateway reports it. */
export const toGatewayPayment = ({
  status,
  amount,
  amount_paid,
  currency,
}: RazorpayLink): GatewayPayment => ({
  ...{ status: statuses[status], currency },
  amount: status === 'paid' ? (amount_paid ?? amount) : amount,
})
