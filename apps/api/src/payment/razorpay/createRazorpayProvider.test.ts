import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { webhookSecret } from '../../fixtures/gateways/GatewayHarness.ts'
import { signBody } from '../verifySignature.ts'
import { createRazorpayProvider } from './createRazorpayProvider.ts'

const settings = { keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret }
const { gateway } = createRazorpayProvider(settings, { now: () => new Date() })

const orderId = randomUUID()
const receive = (event: string, change: object = {}, headers: Readonly<Record<string, string>> = {}) => {
  const link = { id: 'plink_1', amount: 69_900, amount_paid: 0, currency: 'INR', status: 'paid' }
  const entity = { ...link, reference_id: `${orderId}-0`, ...change }
  const body = JSON.stringify({ event, payload: { payment_link: { entity } } })
  const signature = signBody(Buffer.from(body), webhookSecret)
  return gateway?.parseWebhook(
    Buffer.from(body),
    new Headers({ 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'event-1', ...headers }),
  )
}

describe('a payment link', () => {
  it.each([
    ['payment_link.paid', { amount_paid: 69_900 }, 'captured', 69_900],
    // What was paid counts, not what was asked for.
    ['payment_link.paid', { amount_paid: 100 }, 'captured', 100],
    ['payment_link.partially_paid', { status: 'partially_paid', amount_paid: 100 }, 'processing', 69_900],
    ['payment_link.expired', { status: 'expired' }, 'failed', 69_900],
    ['payment_link.cancelled', { status: 'cancelled' }, 'failed', 69_900],
  ])('of the event %s with %j has the payment status %s', (event, change, status, amount) => {
    expect(receive(event, change)).toEqual({
      kind: 'event',
      event: { id: 'event-1', reference: 'plink_1', orderId, payment: { status, amount, currency: 'INR' } },
    })
  })

  it.each([null, 'invoice-7'])('of another system, with the reference %j, is ignored', (reference) => {
    expect(receive('payment_link.paid', { reference_id: reference })).toEqual({ kind: 'ignored' })
  })
})

describe('an event', () => {
  it('without an id has one that is the same at every delivery', () => {
    const headers = { 'x-razorpay-event-id': '' }
    expect(receive('payment_link.paid', {}, headers)).toEqual(receive('payment_link.paid', {}, headers))
  })

  it.each(['payment.captured', 'order.paid', 'refund.processed'])('%s is ignored', (event) => {
    expect(receive(event)).toEqual({ kind: 'ignored' })
  })
})
