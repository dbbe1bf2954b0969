import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { webhookSecret } from '../../fixtures/gateways/GatewayHarness.ts'
import { signBody } from '../verifySignature.ts'
import { createRazorpayProvider } from './createRazorpayProvider.ts'

const settings = { keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret }
const clock = { now: () => new Date() }
const { gateway } = createRazorpayProvider(settings, clock)

const orderId = randomUUID()
const receive = (event: string, change: object = {}, headers: Readonly<Record<string, string>> = {}) => {
  const link = { id: 'plink_1', amount: 69_900, amount_paid: 0, currency: 'INR', status: 'paid' }
  const entity = { ...link, reference_id: `${orderId}-0`, ...change }
  return receiveBody(JSON.stringify({ event, payload: { payment_link: { entity } } }), headers)
}
const receiveBody = (body: string, headers: Readonly<Record<string, string>> = {}) => {
  const signature = signBody(Buffer.from(body), webhookSecret)
  return gateway?.parseWebhook(
    Buffer.from(body),
    new Headers({ 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'event-1', ...headers }),
  )
}

describe('a payment link', () => {
  it.each([
    ['payment_link.paid', { amount_paid: 69_900 }, 'captured', 69_900],
    // The provider uses the paid amount, not the requested one.
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

describe('a QR code', () => {
  const code = { id: 'qr_1', status: 'active', payment_amount: 69_900, payments_amount_received: 0 }
  const receiveCode = (event: string, change: object = {}, payment: object = { amount: 69_900 }) => {
    const qr_code = { entity: { ...code, notes: { order_id: orderId }, ...change } }
    const payload = { qr_code, payment: { entity: { currency: 'INR', ...payment } } }
    return receiveBody(JSON.stringify({ event, payload }))
  }

  it.each([
    // The provider uses the payment, because the QR code in this event does not include it yet.
    ['qr_code.credited', {}, { amount: 69_900 }, 'captured', 69_900],
    ['qr_code.credited', {}, { amount: 100 }, 'captured', 100],
    ['qr_code.closed', { status: 'closed' }, {}, 'failed', 69_900],
    ['qr_code.closed', { status: 'closed', payments_amount_received: 69_900 }, {}, 'captured', 69_900],
  ])(
    'of the event %s with %j and the payment %j has the status %s',
    (event, change, payment, status, amount) => {
      expect(receiveCode(event, change, payment)).toEqual({
        kind: 'event',
        event: { id: 'event-1', reference: 'qr_1', orderId, payment: { status, amount, currency: 'INR' } },
      })
    },
  )

  it.each([[], { order_id: 'table-7' }])('of another system, with the notes %j, is ignored', (notes) => {
    expect(receiveCode('qr_code.credited', { notes })).toEqual({ kind: 'ignored' })
    expect(receiveCode('qr_code.closed', { notes })).toEqual({ kind: 'ignored' })
  })

  it.each(['qr_code.credited', 'qr_code.closed'])(
    'of the event %s with an invalid body is rejected',
    (event) => {
      expect(receiveCode(event, { payments_amount_received: 'all' })).toEqual({ kind: 'rejected' })
    },
  )

  it('is offered as a payment method only if the account supports it', () => {
    expect(createRazorpayProvider(settings, clock).upi).toBeUndefined()
    expect(createRazorpayProvider({ ...settings, hasUpi: true }, clock).upi).toBeDefined()
  })
})

describe('an event', () => {
  it('without an id gets an id that is the same at every delivery', () => {
    const headers = { 'x-razorpay-event-id': '' }
    expect(receive('payment_link.paid', {}, headers)).toEqual(receive('payment_link.paid', {}, headers))
  })

  it.each(['payment.captured', 'order.paid', 'refund.processed'])('%s is ignored', (event) => {
    expect(receive(event)).toEqual({ kind: 'ignored' })
  })
})
