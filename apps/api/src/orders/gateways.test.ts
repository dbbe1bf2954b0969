import type { Order } from '@store/api-client/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GatewayHarness } from '../fixtures/gateways/GatewayHarness.ts'
import { openRazorpayHarness } from '../fixtures/gateways/openRazorpayHarness.ts'
import { openStripeHarness } from '../fixtures/gateways/openStripeHarness.ts'
import { openTestBankHarness } from '../fixtures/gateways/openTestBankHarness.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { createPaymentRepo } from '../payment/createPaymentRepo.ts'
import { sendRefunds } from '../payment/sendRefunds.ts'

describe.each([
  ['the simulated bank', openTestBankHarness, ''],
  ['the simulated UPI app', openTestBankHarness, '-upi'],
  ['Razorpay', openRazorpayHarness, ''],
  ['UPI at Razorpay', openRazorpayHarness, '-upi'],
  ['Stripe', openStripeHarness, ''],
] as const)('an order paid through %s', (_, open, channel) => {
  let harness: GatewayHarness
  let api: TestApi
  let visitor: Visitor
  let order: Order
  beforeAll(async () => {
    harness = await open({ now: () => lateEvening })
    api = await openTestApi({}, { payments: [harness.provider] })
  })
  afterAll(async () => {
    await api.close()
    await harness.close()
  })
  beforeEach(async () => {
    api.setNow(lateEvening)
    harness.behave('none')
    visitor = await openTestAccount(api)
    order = await placeGiftOrder(visitor)
  })

  const pay = () => visitor.client.orders.pay({ id: order.id, method: harness.provider.name + channel })
  const begin = async (): Promise<string> => {
    expectOk(await pay())
    const started = await createPaymentRepo(api.db).ofOrder(order.id)
    return started.at(-1)?.reference ?? ''
  }
  const deliver = async (): Promise<number> => {
    const { body, headers } = harness.webhooks.at(-1) ?? { body: '', headers: {} }
    const response = await api.app.request(harness.webhookPath, {
      method: 'POST',
      headers: { ...headers },
      body,
    })
    return response.status
  }
  const reload = async () => expectOk(await visitor.client.orders.get({ id: order.id }))

  it('is confirmed once by a webhook that arrives twice, and refunded when the order is cancelled', async () => {
    const reference = await begin()
    await harness.act(reference, 'pay')
    const mails = api.mails.length
    expect([await deliver(), await deliver()]).toEqual([200, 200])
    expect(api.mails.length).toBe(mails + 1)
    expect(await reload()).toMatchObject({ payment: 'done', status: 'confirmed' })
    expectOk(await visitor.client.orders.cancel({ id: order.id }))
    expect(await sendRefunds(api.deps)).toBe(1)
    expect(harness.refundsOf(reference)).toEqual([order.total])
  })

  it('is confirmed when the shopper returns or pays again before the webhook', async () => {
    const reference = await begin()
    await harness.act(reference, 'pay')
    const payments = harness.countPayments()
    expect(expectOk(await pay())).toMatchObject({ kind: 'done' })
    expect(harness.countPayments()).toBe(payments)
    expect(await reload()).toMatchObject({ payment: 'done', status: 'confirmed' })
    expect(await deliver()).toBe(200)
  })

  it('can be paid after a declined attempt', async () => {
    await harness.act(await begin(), 'decline')
    expect(await deliver()).toBe(200)
    expect(await reload()).toMatchObject({ payment: 'pending', paymentAttempt: 'failed' })
    await harness.act(await begin(), 'pay')
    expect(await deliver()).toBe(200)
    expect(await reload()).toMatchObject({ payment: 'done', status: 'confirmed' })
  })

  it('stays unpaid, with a message for the shopper, while the gateway is down', async () => {
    harness.behave('down')
    const logged = api.logged.length
    expect(await pay()).toMatchObject({
      failure: {
        status: 409,
        code: 'payment_refused',
        message: expect.stringContaining('you haven’t paid anything'),
      },
    })
    expect(api.logged.length).toBe(logged + 1)
    expect(await reload()).toMatchObject({ payment: 'pending', status: 'placed' })
  })
})
