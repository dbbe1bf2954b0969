import { object, safeParse, string, unknown } from 'valibot'
import { isUuid } from '../isUuid.ts'
import type { WebhookResult } from '../PaymentGateway.ts'
import { parseJson } from '../parseJson.ts'
import { stripeSessionSchema, toGatewayPayment } from './stripeSessionSchema.ts'

const event = object({ id: string(), type: string(), data: object({ object: unknown() }) })

/** The events that contain the state of a session. */
const sessionEvents: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

/** Parses the body of a verified webhook; ignores other events, and sessions of other systems. */
export function parseStripeEvent(rawBody: Uint8Array): WebhookResult {
  const parsed = safeParse(event, parseJson(rawBody))
  if (!parsed.success) return { kind: 'rejected' }
  const { id, type, data } = parsed.output
  if (!sessionEvents.has(type)) return { kind: 'ignored' }
  const session = safeParse(stripeSessionSchema, data.object)
  if (!session.success) return { kind: 'rejected' }
  const { id: reference, client_reference_id: orderId } = session.output
  if (!isUuid(orderId)) return { kind: 'ignored' }
  const payment = toGatewayPayment(session.output)
  const isFailed = type === 'checkout.session.async_payment_failed'
  return {
    kind: 'event',
    event: { id, reference, orderId, payment: isFailed ? { ...payment, status: 'failed' } : payment },
  }
}
