import type { Clock } from '@store/api-client/contract/ports'
import { array, object, optional, parse, picklist, record, string } from 'valibot'
import { createGatewayClient, ignorePermanentError } from '../createGatewayClient.ts'
import { getPaymentSessionEnd } from '../getPaymentSessionEnd.ts'
import type { PaymentGateway, RefundRequest } from '../PaymentGateway.ts'
import type { PayableOrder, PaymentProvider, PaymentStartOptions } from '../PaymentProvider.ts'
import { refundOnce } from '../refundOnce.ts'
import { parseStripeEvent } from './parseStripeEvent.ts'
import type { StripeSettings } from './StripeSettings.ts'
import { stripeSessionSchema, toGatewayPayment } from './stripeSessionSchema.ts'
import { verifyStripeSignature } from './verifyStripeSignature.ts'

/** The API version that the parsers expect, whatever the account's own version is. */
const apiVersion = '2025-03-31.basil'

/** Minimum lifetime of a session in milliseconds, plus a minute for the request. */
const shortestSessionMs = 31 * 60_000

const refund = object({
  status: picklist(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: optional(record(string(), string()), {}),
})
const refundList = object({ data: array(refund) })

/** Stripe Checkout as a payment method: https://docs.stripe.com/api/checkout/sessions. */
export function createStripeProvider(settings: StripeSettings, clock: Clock): PaymentProvider {
  const { secretKey, webhookSecret, origin = 'https://api.stripe.com' } = settings
  const call = createGatewayClient({
    origin,
    authorization: `Bearer ${secretKey}`,
    headers: { 'stripe-version': apiVersion },
  })
  const fetchSession = async (reference: string) =>
    parse(stripeSessionSchema, await call(`/v1/checkout/sessions/${reference}?expand[]=payment_intent`))

  const createSession = async (order: PayableOrder, { returnUrl, previous, payBy }: PaymentStartOptions) => {
    const expiresAt = getPaymentSessionEnd(payBy, clock.now(), shortestSessionMs)
    const form = {
      mode: 'payment',
      client_reference_id: order.id,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': order.currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(order.total),
      'line_items[0][price_data][product_data][name]': `Order ${order.number}`,
      'payment_intent_data[metadata][order_id]': order.id,
      // The shopper pays in the order's currency, whatever the country of the card.
      'adaptive_pricing[enabled]': 'false',
      success_url: returnUrl,
      cancel_url: returnUrl,
      ...(expiresAt !== undefined && { expires_at: String(expiresAt) }),
    }
    // The idempotency key contains everything that can differ between two attempts, because Stripe rejects a key that
    // is reused for a different request.
    const idempotencyKey = `${order.id}-${previous.length}-${expiresAt ?? 'day'}`
    const headers = { 'idempotency-key': idempotencyKey }
    return parse(stripeSessionSchema, await call('/v1/checkout/sessions', { form, headers }))
  }

  const refundPayment = async ({ reference, amount, idempotencyKey }: RefundRequest) => {
    const { payment_intent } = await fetchSession(reference)
    const intent = typeof payment_intent === 'object' ? payment_intent?.id : payment_intent
    if (!intent) return { kind: 'refused', reason: 'nothing was captured' } as const
    return refundOnce({
      find: async () => {
        const listed = parse(refundList, await call(`/v1/refunds?payment_intent=${intent}&limit=100`))
        const found = listed.data.find(({ metadata }) => metadata.refund_key === idempotencyKey)
        return found && refundStatus(found.status)
      },
      create: async () => {
        const form = {
          payment_intent: intent,
          amount: String(amount),
          'metadata[refund_key]': idempotencyKey,
        }
        const headers = { 'idempotency-key': idempotencyKey }
        return refundStatus(parse(refund, await call('/v1/refunds', { form, headers })).status)
      },
    })
  }

  const gateway: PaymentGateway = {
    parseWebhook: (rawBody, headers) => {
      const header = headers.get('stripe-signature') ?? ''
      const isSigned = verifyStripeSignature(rawBody, header, { secret: webhookSecret, now: clock.now() })
      return isSigned ? parseStripeEvent(rawBody) : { kind: 'rejected' }
    },
    fetchPayment: async (reference) => toGatewayPayment(await fetchSession(reference)),
    refund: refundPayment,
  }

  return {
    name: 'stripe',
    title: ({ store }) => store.cardAndMore,
    unavailableReason: () => undefined,
    start: async (order, options) => {
      const last = options.previous.at(-1)
      const started = last && (await fetchSession(last).catch(ignorePermanentError))
      const session = started && started.status === 'open' ? started : await createSession(order, options)
      if (!session.url) throw new Error(`the session ${session.id} has no page`)
      return { kind: 'goTo', href: session.url, reference: session.id }
    },
    gateway,
  }
}

const refundStatus = (status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled') =>
  status === 'failed' || status === 'canceled' ? 'failed' : 'made'
