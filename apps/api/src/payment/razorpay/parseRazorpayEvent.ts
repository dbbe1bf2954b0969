import { integer, number, object, pipe, safeParse, string, unknown } from 'valibot'
import { isUuid } from '../isUuid.ts'
import type { WebhookResult } from '../PaymentGateway.ts'
import { parseJson } from '../parseJson.ts'
import { razorpayLinkSchema, toGatewayPayment } from './razorpayLinkSchema.ts'
import { razorpayQrCodeSchema, toQrCodePayment } from './razorpayQrCodeSchema.ts'

const named = object({ event: string() })
const linkEvent = object({ payload: object({ payment_link: object({ entity: razorpayLinkSchema }) }) })
const qrCode = object({ entity: object({ ...razorpayQrCodeSchema.entries, notes: unknown() }) })
const closedEvent = object({ payload: object({ qr_code: qrCode }) })
const credit = object({ amount: pipe(number(), integer()), currency: string() })
const creditedEvent = object({
  payload: object({ qr_code: qrCode, payment: object({ entity: credit }) }),
})
// Razorpay returns an empty list if there are none.
const orderNotes = object({ order_id: string() })

/** Length of an order id, with which the reference of a link begins. */
const orderIdLength = 36

/** Parses the body of a verified webhook; ignores other events, and payments of other systems. */
export function parseRazorpayEvent(rawBody: Uint8Array, id: string): WebhookResult {
  const body = parseJson(rawBody)
  const name = safeParse(named, body)
  if (!name.success) return { kind: 'rejected' }
  const { event } = name.output
  if (event.startsWith('payment_link.')) return parseLinkEvent(body, id)
  if (event === 'qr_code.credited') return parseCreditedEvent(body, id)
  if (event === 'qr_code.closed') return parseClosedEvent(body, id)
  return { kind: 'ignored' }
}

function parseLinkEvent(body: unknown, id: string): WebhookResult {
  const parsed = safeParse(linkEvent, body)
  if (!parsed.success) return { kind: 'rejected' }
  const link = parsed.output.payload.payment_link.entity
  const orderId = link.reference_id?.slice(0, orderIdLength)
  if (!isUuid(orderId)) return { kind: 'ignored' }
  return { kind: 'event', event: { id, reference: link.id, orderId, payment: toGatewayPayment(link) } }
}

function parseCreditedEvent(body: unknown, id: string): WebhookResult {
  const parsed = safeParse(creditedEvent, body)
  if (!parsed.success) return { kind: 'rejected' }
  const { payment, qr_code } = parsed.output.payload
  const orderId = orderIdOf(qr_code.entity.notes)
  if (!isUuid(orderId)) return { kind: 'ignored' }
  // The QR code in this event does not include the payment yet.
  const captured = { status: 'captured', ...payment.entity } as const
  return { kind: 'event', event: { id, reference: qr_code.entity.id, orderId, payment: captured } }
}

function parseClosedEvent(body: unknown, id: string): WebhookResult {
  const parsed = safeParse(closedEvent, body)
  if (!parsed.success) return { kind: 'rejected' }
  const { notes, ...code } = parsed.output.payload.qr_code.entity
  const orderId = orderIdOf(notes)
  if (!isUuid(orderId)) return { kind: 'ignored' }
  return { kind: 'event', event: { id, reference: code.id, orderId, payment: toQrCodePayment(code) } }
}

function orderIdOf(notes: unknown): string | undefined {
  const parsed = safeParse(orderNotes, notes)
  return parsed.success ? parsed.output.order_id : undefined
}
