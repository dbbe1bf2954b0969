import type { Clock } from '@store/api-client/contract/ports'
import { array, nullish, object, parse, picklist, string, union, unknown } from 'valibot'
import { createGatewayClient, GatewayError, ignorePermanentError } from '../createGatewayClient.ts'
import type { PaymentGateway, RefundRequest } from '../PaymentGateway.ts'
import type { PayableOrder, PaymentProvider, StartOptions } from '../PaymentProvider.ts'
import { refundOnce } from '../refundOnce.ts'
import { verifySignature } from '../verifySignature.ts'
import { parseRazorpayEvent } from './parseRazorpayEvent.ts'
import type { RazorpaySettings } from './RazorpaySettings.ts'
import { razorpayLink, toGatewayPayment } from './razorpayLink.ts'

/** Shortest life of a link in milliseconds, with a minute for the request. */
const shortestLinkMs = 16 * 60_000

const linkList = object({ payment_links: array(razorpayLink) })
const refund = object({
  status: picklist(['pending', 'processed', 'failed']),
  // An empty list where there are none.
  notes: nullish(union([object({ refund_key: nullish(string()) }), array(unknown())])),
})
const refundList = object({ items: array(refund) })

/** Razorpay Payment Links as a payment method: https://razorpay.com/docs/api/payments/payment-links. */
export function createRazorpayProvider(settings: RazorpaySettings, clock: Clock): PaymentProvider {
  const { keyId, keySecret, webhookSecret, origin = 'https://api.razorpay.com' } = settings
  const basic = Buffer.from(`${keyId}:${keySecret}`).toString('base64')
  const call = createGatewayClient({ origin, authorization: `Basic ${basic}` })
  const fetchLink = async (reference: string) =>
    parse(razorpayLink, await call(`/v1/payment_links/${reference}`))

  const createLink = async (order: PayableOrder, { returnUrl, previous, payBy }: StartOptions) => {
    const isLongEnough = payBy.getTime() - clock.now().getTime() > shortestLinkMs
    // At most 40 characters, and unique: a repeated request finds the link of the first one.
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
      ...(isLongEnough && { expire_by: Math.floor(payBy.getTime() / 1000) }),
    }
    try {
      return parse(razorpayLink, await call('/v1/payment_links', { json }))
    } catch (cause) {
      if (!(cause instanceof GatewayError && cause.isPermanent)) throw cause
      const path = `/v1/payment_links?reference_id=${referenceId}`
      const [found] = parse(linkList, await call(path)).payment_links
      if (!found) throw cause
      return found
    }
  }

  const refundPayment = async ({ reference, amount, idempotencyKey }: RefundRequest) => {
    const link = await fetchLink(reference)
    const payment = link.payments?.find(({ status }) => status === 'captured')?.payment_id
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
      // The signature is the same at every delivery, too.
      return parseRazorpayEvent(rawBody, headers.get('x-razorpay-event-id') || signature)
    },
    fetchPayment: async (reference) => toGatewayPayment(await fetchLink(reference)),
    refund: refundPayment,
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
  }
}

const refundStatus = (status: 'pending' | 'processed' | 'failed') => (status === 'failed' ? 'failed' : 'made')
