import { object, safeParse, string } from 'valibot'
import { isUuid } from '../isUuid.ts'
import type { WebhookResult } from '../PaymentGateway.ts'
import { parseJson } from '../parseJson.ts'
import { razorpayLink, toGatewayPayment } from './razorpayLink.ts'

const named = object({ event: string() })
const linkEvent = object({ payload: object({ payment_link: object({ entity: razorpayLink }) }) })

/** Length of an order id, with which the reference of a link begins. */
const orderIdLength = 36

/** Parses the body of a verified webhook; other events, and links of other systems, are ignored. */
export function parseRazorpayEvent(rawBody: Uint8Array, id: string): WebhookResult {
  const body = parseJson(rawBody)
  const name = safeParse(named, body)
  if (!name.success) return { kind: 'rejected' }
  if (!name.output.event.startsWith('payment_link.')) return { kind: 'ignored' }
  const parsed = safeParse(linkEvent, body)
  if (!parsed.success) return { kind: 'rejected' }
  const link = parsed.output.payload.payment_link.entity
  const orderId = link.reference_id?.slice(0, orderIdLength)
  if (!isUuid(orderId)) return { kind: 'ignored' }
  return { kind: 'event', event: { id, reference: link.id, orderId, payment: toGatewayPayment(link) } }
}
