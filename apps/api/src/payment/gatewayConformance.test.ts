import { randomUUID } from 'node:crypto'
import { paise } from '@store/api-client/contract/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GatewayHarness } from '../fixtures/gateways/GatewayHarness.ts'
import { openRazorpayHarness } from '../fixtures/gateways/openRazorpayHarness.ts'
import { openStripeHarness } from '../fixtures/gateways/openStripeHarness.ts'
import { openTestBankHarness } from '../fixtures/gateways/openTestBankHarness.ts'
import type { PaymentGateway } from './PaymentGateway.ts'
import type { PayableOrder } from './PaymentProvider.ts'

const start = new Date('2026-11-23T10:00:00+05:30')
const minute = 60_000

describe.each([
  ['the simulated bank', openTestBankHarness, 'page'],
  ['the simulated UPI app', openTestBankHarness, 'upi'],
  ['Razorpay', openRazorpayHarness, 'page'],
  ['UPI at Razorpay', openRazorpayHarness, 'upi'],
  ['Stripe', openStripeHarness, 'page'],
] as const)('%s', (_, open, channel) => {
  let now = start
  let harness: GatewayHarness
  let gateway: PaymentGateway
  let order: PayableOrder
  beforeAll(async () => {
    harness = await open({ now: () => now })
    if (!harness.provider.gateway) return expect.unreachable()
    gateway = harness.provider.gateway
  })
  afterAll(() => harness.close())
  beforeEach(() => {
    now = start
    harness.behave('none')
    const total = paise(69_900)
    order = { id: randomUUID(), number: 'MG-7K4QX2M3', currency: 'INR', total, country: 356 }
  })

  const begin = async (previous: readonly string[] = []): Promise<string> => {
    const payBy = new Date(now.getTime() + 60 * minute)
    const returnUrl = `http://store.test/order/${order.id}`
    const { provider } = harness
    const start = channel === 'upi' ? provider.upi?.start : provider.start
    const started = await start?.(order, { returnUrl, payBy, previous })
    if (started?.kind === 'upi') {
      expect(started.link).toMatch(/^(upi:\/\/pay\?|\/)/)
      return started.reference
    }
    if (started?.kind !== 'goTo' || channel !== 'page') throw new Error(started?.kind)
    expect(started.href).toMatch(/^(https:\/\/|\/)/)
    return started.reference
  }
  const pay = async (): Promise<string> => {
    const reference = await begin()
    await harness.act(reference, 'pay')
    return reference
  }
  const receive = ({ body, headers } = harness.webhooks.at(-1) ?? { body: '', headers: {} }) =>
    gateway.parseWebhook(Buffer.from(body), new Headers(headers))
  const refund = (reference: string, amount: number, idempotencyKey = `key-${randomUUID()}`) =>
    gateway.refund({ reference, amount: paise(amount), currency: 'INR', idempotencyKey })

  describe('a payment', () => {
    it('is requested with the amount in paise and the currency', async () => {
      const reference = await begin()
      expect(harness.askedOf(reference)).toEqual({ amount: 69_900, currency: 'INR' })
      expect(await gateway.fetchPayment(reference)).toEqual({
        ...{ status: 'open', amount: 69_900, currency: 'INR' },
      })
    })

    it('that is started again continues the open payment, even after a lost response', async () => {
      const before = harness.countPayments()
      harness.behave('loseResponse')
      await expect(begin()).rejects.toThrow()
      harness.behave('none')
      const reference = await begin()
      now = new Date(now.getTime() + 40 * minute)
      expect(await begin([reference])).toBe(reference)
      // If the response with a QR code is lost, the code is never shown, so it cannot be paid.
      const lost = channel === 'upi' && harness.provider.name === 'razorpay' ? 1 : 0
      expect(harness.countPayments()).toBe(before + 1 + lost)
    })

    it('can be paid in another attempt after it was declined or has ended', async () => {
      const first = await begin()
      await harness.act(first, 'decline')
      expect(await gateway.fetchPayment(first)).toMatchObject({ status: 'failed' })
      const second = await begin([first])
      expect(await gateway.fetchPayment(second)).toMatchObject({ status: 'open' })
      await harness.act(second, 'pay')
      expect(await gateway.fetchPayment(second)).toEqual({
        ...{ status: 'captured', amount: 69_900, currency: 'INR' },
      })
    })

    it('cannot be started or fetched while the gateway is down', async () => {
      const reference = await begin()
      harness.behave('down')
      await expect(begin()).rejects.toThrow()
      await expect(gateway.fetchPayment(reference)).rejects.toThrow()
    })
  })

  describe('a webhook', () => {
    it.each([
      ['pay', 'captured'],
      ['decline', 'failed'],
    ] as const)('after the action "%s" reports the payment status %s', async (action, status) => {
      const reference = await begin()
      await harness.act(reference, action)
      const received = receive()
      expect(received).toMatchObject({
        kind: 'event',
        event: { reference, orderId: order.id, payment: { status, amount: 69_900, currency: 'INR' } },
      })
      // The event has the same id at every delivery.
      expect(receive()).toEqual(received)
      if (received.kind === 'event') expect(received.event.id.length).toBeGreaterThan(5)
    })

    it('is rejected when its body, signature or secret is wrong', async () => {
      await pay()
      const { body, headers } = harness.webhooks.at(-1) ?? { body: '', headers: {} }
      const rejected = { kind: 'rejected' }
      expect(receive({ body: body.replace('69900', '69901'), headers })).toEqual(rejected)
      expect(receive({ body: `${body} `, headers })).toEqual(rejected)
      expect(receive({ body, headers: {} })).toEqual(rejected)
      expect(receive(harness.sign(body, 'another-secret'))).toEqual(rejected)
      expect(receive(harness.sign('not JSON'))).toEqual(rejected)
      expect(receive(harness.sign('[]'))).toEqual(rejected)
      expect(receive(harness.sign(body))).toMatchObject({ kind: 'event' })
    })

    it('about an event other than a payment is ignored', () => {
      expect(receive(harness.sign(harness.unrelatedBody))).toEqual({ kind: 'ignored' })
    })
  })

  describe('a refund', () => {
    it('can be the whole amount', async () => {
      const reference = await pay()
      expect(await refund(reference, 69_900)).toEqual({ kind: 'accepted' })
      expect(harness.refundsOf(reference)).toEqual([69_900])
    })

    it('can be partial, and never exceeds the captured amount', async () => {
      const reference = await pay()
      expect(await refund(reference, 20_000)).toEqual({ kind: 'accepted' })
      expect(await refund(reference, 49_900)).toEqual({ kind: 'accepted' })
      expect(await refund(reference, 1)).toMatchObject({ kind: 'refused' })
      expect(harness.refundsOf(reference)).toEqual([20_000, 49_900])
    })

    it('is made once per idempotency key, even after a lost response', async () => {
      const reference = await pay()
      harness.behave('loseResponse')
      await expect(refund(reference, 20_000, 'key-of-this-refund')).rejects.toThrow()
      harness.behave('none')
      expect(await refund(reference, 20_000, 'key-of-this-refund')).toEqual({ kind: 'accepted' })
      expect(await refund(reference, 20_000, 'key-of-this-refund')).toEqual({ kind: 'accepted' })
      expect(harness.refundsOf(reference)).toEqual([20_000])
    })

    it('of the whole amount is accepted again when it is repeated, and made once', async () => {
      const reference = await pay()
      expect(await refund(reference, 69_900, 'key-of-whole-refund')).toEqual({ kind: 'accepted' })
      expect(await refund(reference, 69_900, 'key-of-whole-refund')).toEqual({ kind: 'accepted' })
      expect(await refund(reference, 1)).toMatchObject({ kind: 'refused' })
      expect(harness.refundsOf(reference)).toEqual([69_900])
    })

    it('of a payment that was not captured is refused', async () => {
      expect(await refund(await begin(), 69_900)).toMatchObject({ kind: 'refused' })
    })

    it('fails while the gateway is down, and must be retried', async () => {
      const reference = await pay()
      harness.behave('down')
      await expect(refund(reference, 69_900)).rejects.toThrow()
      expect(harness.refundsOf(reference)).toEqual([])
    })
  })
})
