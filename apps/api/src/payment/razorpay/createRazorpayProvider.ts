import type { Clock } from '@store/api-client/contract/ports'
import { array, nullish, object, parse, picklist, string, union, unknown } from 'valibot'
import { createGatewayClient, GatewayError, ignorePermanentError } from '../createGatewayClient.ts'
import { getPaymentSessionEnd } from '../getPaymentSessionEnd.ts'
import type { PaymentGateway, RefundRequest } from '../PaymentGateway.ts'
import type { PayableOrder, PaymentProvider, PaymentStartOptions, UpiMethod } from '../PaymentProvider.ts'
import { refundOnce } from '../refundOnce.ts'
import { verifySignature } from '../verifySignature.ts'
import { parseRazorpayEvent } from './parseRazorpayEvent.ts'
import type { RazorpaySettings } from './RazorpaySettings.ts'
import { razorpayLinkSchema, toGatewayPayment } from './razorpayLinkSchema.ts'
import { razorpayQrCodeSchema, razorpayQrPaymentsSchema, toQrCodePayment } from './razorpayQrCodeSchema.ts'

/** Minimum lifetime of a link and of a QR code in milliseconds, plus a minute for the request. */
const shortestLifeMs = 16 * 60_000

const linkList = object({ payment_links: array(razorpayLinkSchema) })
const refund = object({
  status: picklist(['pending', 'processed', 'failed']),
  // Razorpay returns an empty list if there are none.
  notes: nullish(union([object({ refund_key: nullish(string()) }), array(unknown())])),
})
const refundList = object({ items: array(refund) })

// A payment that was refunded completely is no longer `captured`, but its refund may be repeated.
const capturedStatuses = ['captured', 'refunded']

// Payment links and QR codes have different prefixes.
const isQrCode = (reference: string) => reference.startsWith('qr_')

/**
 * Razorpay as a payment method: Payment Links (https://razorpay.com/docs/api/payments/payment-links), and by a setting
 * UPI on the store's own page over QR codes with their content (https://razorpay.com/docs/api/qr-codes/image-content).
 */
export function createRazorpayProvider(settings: RazorpaySettings, clock: Clock): PaymentProvider {
  const { keyId, keySecret, webhookSecret, hasUpi, origin = 'https://api.razorpay.com' } = settings
  const basic = Buffer.from(`${keyId}:${keySecret}`).toString('base64')
  const call = createGatewayClient({ origin, authorization: `Basic ${basic}` })
  const fetchLink = async (reference: string) =>
    parse(razorpayLinkSchema, await call(`/v1/payment_links/${reference}`))

  const fetchQrCode = async (reference: string) =>
    parse(razorpayQrCodeSchema, await call(`/v1/payments/qr_codes/${reference}`))
  const endAt = (payBy: Date) => getPaymentSessionEnd(payBy, clock.now(), shortestLifeMs)

  const createLink = async (order: PayableOrder, { returnUrl, previous, payBy }: PaymentStartOptions) => {
    // Razorpay requires that the reference id has at most 40 characters and is unique, so that a repeated request finds
    // the link of the first one.
    const referenceId = `${order.id}-${previous.length}`
    const json = {
      amount: order.total,
      currency: order.currency,
      accept_partial: false,
      reference_id: referenceId,
      description: `Order ${order.number}`,
      notify: { sms: false, email: false },
      reminder_enable: false,
      callback_url: returnUrl,
      callback_method: 'get',
      expire_by: endAt(payBy),
    }
    try {
      return parse(razorpayLinkSchema, await call('/v1/payment_links', { json }))
    } catch (cause) {
      if (!(cause instanceof GatewayError && cause.isPermanent)) throw cause
      const path = `/v1/payment_links?reference_id=${referenceId}`
      const [found] = parse(linkList, await call(path)).payment_links
      if (!found) throw cause
      return found
    }
  }

  // If the response with a QR code is lost, the code is never shown, so it cannot be paid.
  const createQrCode = async ({ id, number, total }: PayableOrder, payBy: Date) => {
    const json = {
      ...{ type: 'upi_qr', usage: 'single_use', fixed_amount: true, payment_amount: total },
      description: `Order ${number}`,
      notes: { order_id: id },
      close_by: endAt(payBy),
    }
    return parse(razorpayQrCodeSchema, await call('/v1/payments/qr_codes', { json }))
  }

  const findCaptured = async (reference: string): Promise<string | undefined> => {
    if (!isQrCode(reference)) {
      const { payments } = await fetchLink(reference)
      return payments?.find(({ status }) => capturedStatuses.includes(status))?.payment_id
    }
    const path = `/v1/payments/qr_codes/${reference}/payments`
    const { items } = parse(razorpayQrPaymentsSchema, await call(path))
    return items.find(({ status }) => capturedStatuses.includes(status))?.id
  }

  const refundPayment = async ({ reference, amount, idempotencyKey }: RefundRequest) => {
    const payment = await findCaptured(reference)
    if (!payment) return { kind: 'refused', reason: 'nothing was captured' } as const
    return refundOnce({
      find: async () => {
        const listed = parse(refundList, await call(`/v1/payments/${payment}/refunds?count=100`))
        const found = listed.items.find(
          ({ notes }) => notes && 'refund_key' in notes && notes.refund_key === idempotencyKey,
        )
        return found && refundStatus(found.status)
      },
      create: async () => {
        const json = { amount, speed: 'normal', notes: { refund_key: idempotencyKey } }
        const headers = { 'x-refund-idempotency': idempotencyKey }
        const made = parse(refund, await call(`/v1/payments/${payment}/refund`, { json, headers }))
        return refundStatus(made.status)
      },
    })
  }

  const gateway: PaymentGateway = {
    parseWebhook: (rawBody, headers) => {
      const signature = headers.get('x-razorpay-signature') ?? ''
      if (!verifySignature(rawBody, signature, webhookSecret)) return { kind: 'rejected' }
      // The signature can replace a missing event id, because it is also the same at every delivery.
      return parseRazorpayEvent(rawBody, headers.get('x-razorpay-event-id') || signature)
    },
    fetchPayment: async (reference) =>
      isQrCode(reference)
        ? toQrCodePayment(await fetchQrCode(reference))
        : toGatewayPayment(await fetchLink(reference)),
    refund: refundPayment,
  }

  const upi: UpiMethod = {
    title: ({ store }) => store.upiAppOrQrCode,
    start: async (order, { payBy, previous }) => {
      const last = previous.at(-1)
      const started = last && (await fetchQrCode(last).catch(ignorePermanentError))
      const code = started && started.status === 'active' ? started : await createQrCode(order, payBy)
      if (!code.image_content) throw new Error(`the QR code ${code.id} has no content: is it enabled?`)
      return { kind: 'upi', link: code.image_content, reference: code.id }
    },
  }

  return {
    name: 'razorpay',
    title: ({ store }) => store.upiCardOrNetbanking,
    unavailableReason: () => undefined,
    start: async (order, options) => {
      const last = options.previous.at(-1)
      const started = last && (await fetchLink(last).catch(ignorePermanentError))
      const link = started && started.status === 'created' ? started : await createLink(order, options)
      if (!link.short_url) throw new Error(`the payment link ${link.id} has no page`)
      return { kind: 'goTo', href: link.short_url, reference: link.id }
    },
    gateway,
    ...(hasUpi && { upi }),
  }
}

const refundStatus = (status: 'pending' | 'processed' | 'failed') => (status === 'failed' ? 'failed' : 'made')
