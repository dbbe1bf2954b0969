import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { webhookSecret } from '../../fixtures/gateways/GatewayHarness.ts'
import { signBody } from '../verifySignature.ts'
import { createStripeProvider } from './createStripeProvider.ts'

const now = new Date('2026-11-23T10:00:00Z')
const seconds = now.getTime() / 1000
const { gateway } = createStripeProvider({ secretKey: 'sk_test_1', webhookSecret }, { now: () => now })

const orderId = randomUUID()
const session = {
  ...{ object: 'checkout.session', id: 'cs_1', status: 'complete', payment_status: 'unpaid', url: null },
  ...{ amount_total: 69_900, currency: 'inr', client_reference_id: orderId, payment_intent: 'pi_1' },
}
const bodyOf = (type: string, change: object = {}) =>
  JSON.stringify({ id: 'evt_1', type, data: { object: { ...session, ...change } } })
const signed = (body: string, time: number) => signBody(Buffer.from(`${time}.${body}`), webhookSecret)
const receive = (body: string, header = `t=${seconds},v1=${signed(body, seconds)}`) =>
  gateway?.parseWebhook(Buffer.from(body), new Headers({ 'stripe-signature': header }))

describe('a signature', () => {
  const body = bodyOf('checkout.session.expired')

  it.each([-300, 300])('of a time %d seconds from now is valid', (difference) => {
    const time = seconds + difference
    expect(receive(body, `t=${time},v1=${signed(body, time)}`)?.kind).toBe('event')
  })

  it.each([-301, 301])('of a time %d seconds from now is rejected, to prevent replays', (difference) => {
    const time = seconds + difference
    expect(receive(body, `t=${time},v1=${signed(body, time)}`)?.kind).toBe('rejected')
  })

  it('is valid as one of two signatures in the header, as while the webhook secret is being replaced', () => {
    const header = `t=${seconds},v1=${'0'.repeat(64)},v1=${signed(body, seconds)}`
    expect(receive(body, header)?.kind).toBe('event')
  })

  it.each([
    ['another time', `t=${seconds + 1},v1=${signed(body, seconds)}`],
    ['no time', `v1=${signed(body, seconds)}`],
    ['a time that is no number', `t=soon,v1=${signed(body, seconds)}`],
    ['the scheme of tests', `t=${seconds},v0=${signed(body, seconds)}`],
  ])('with %s is rejected', (_, header) => {
    expect(receive(body, header)?.kind).toBe('rejected')
  })
})

describe('a session', () => {
  it.each([
    ['checkout.session.completed', {}, 'processing'],
    ['checkout.session.completed', { payment_status: 'paid' }, 'captured'],
    ['checkout.session.async_payment_succeeded', { payment_status: 'paid' }, 'captured'],
    ['checkout.session.async_payment_failed', {}, 'failed'],
    ['checkout.session.expired', { status: 'expired' }, 'failed'],
  ])('of the event %s with %j has the payment status %s', (type, change, status) => {
    expect(receive(bodyOf(type, change))).toEqual({
      kind: 'event',
      event: {
        ...{ id: 'evt_1', reference: 'cs_1', orderId },
        payment: { status, amount: 69_900, currency: 'INR' },
      },
    })
  })

  it.each([null, 'cart-7'])('of another system, with the reference %j, is ignored', (reference) => {
    const body = bodyOf('checkout.session.completed', { client_reference_id: reference })
    expect(receive(body)).toEqual({ kind: 'ignored' })
  })
})
