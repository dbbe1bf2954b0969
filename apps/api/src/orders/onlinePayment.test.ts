import { randomUUID } from 'node:crypto'
import type { Order } from '@store/api-client/contract/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentEvents, payments, refunds } from '../db/schema/payments.ts'
import { cashOnDelivery } from '../fixtures/cashOnDelivery.ts'
import { createTestGateway } from '../fixtures/createTestGateway.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { createPaymentRepo } from '../payment/createPaymentRepo.ts'
import { sendRefunds } from '../payment/sendRefunds.ts'
import { createOrderFulfilmentService } from './createOrderFulfilmentService.ts'
import { expireUnpaidOrders } from './expireUnpaidOrders.ts'

const gateway = createTestGateway()
let api: TestApi
let visitor: Visitor
let order: Order
beforeAll(async () => {
  api = await openTestApi({}, { payments: [gateway.provider, cashOnDelivery] })
})
afterAll(() => api.close())

beforeEach(async () => {
  api.setNow(lateEvening)
  gateway.setDown(false)
  gateway.setRefundStatus(200)
  gateway.refunds.length = 0
  visitor = await openTestAccount(api)
  order = await placeGiftOrder(visitor)
  expectOk(await visitor.client.orders.pay({ id: order.id, method: 'test-bank' }))
})

const captured = (amount: number = order.total, currency = 'INR') =>
  ({ status: 'captured', amount, currency }) as const
const declined = () => ({ status: 'failed', amount: order.total, currency: 'INR' }) as const
const deliver = (payment: Parameters<typeof gateway.deliver>[2], options = {}) =>
  gateway.deliver(api, order.id, payment, options)
const reload = async () => expectOk(await visitor.client.orders.get({ id: order.id }))
const reference = () => `ref-${order.id}`
const expire = () => {
  api.wait(2 * 60 * 60_000)
  return expireUnpaidOrders(api.deps)
}
const paymentsOf = () => createPaymentRepo(api.db).ofOrder(order.id)
const refundsOf = async () => createPaymentRepo(api.db).refundsOf(await paymentsOf())

const paid = { payment: 'done', status: 'confirmed', paidBy: 'UPI or card (pretend bank, no money moves)' }

describe('an online payment', () => {
  it('that was started is shown as started, and the order stays unpaid', async () => {
    gateway.payments.set(reference(), { ...captured(), status: 'open' })
    expect(await reload()).toMatchObject({ payment: 'pending', status: 'placed', paymentAttempt: 'started' })
  })

  it('pays the order by its webhook, with one mail, if the shopper never returns', async () => {
    const mails = api.mails.length
    expect(await deliver(captured())).toBe(200)
    expect(await reload()).toMatchObject(paid)
    expect((await reload()).paymentAttempt).toBeUndefined()
    expect(api.mails.length).toBe(mails + 1)
    expect(api.mails.at(-1)?.subject).toContain('is confirmed')
  })

  it('pays the order when the shopper returns before the webhook, which then changes nothing', async () => {
    gateway.payments.set(reference(), captured())
    expect(await reload()).toMatchObject(paid)
    const mails = api.mails.length
    expect(await deliver(captured())).toBe(200)
    expect(await reload()).toMatchObject(paid)
    expect([api.mails.length, await refundsOf()]).toEqual([mails, []])
  })

  it('is shown as processing while the bank works on it, and its status is requested again later', async () => {
    gateway.payments.set(reference(), { ...captured(), status: 'processing' })
    expect((await reload()).paymentAttempt).toBe('processing')
    gateway.payments.set(reference(), captured())
    // A reload does not always send a request to the gateway.
    expect((await reload()).payment).toBe('pending')
    api.wait(2_001)
    expect(await reload()).toMatchObject(paid)
  })

  it('leaves the order page readable while the gateway is down', async () => {
    gateway.setDown(true)
    expect(await reload()).toMatchObject({ payment: 'pending', paymentAttempt: 'started' })
  })

  it('that was declined can be tried again', async () => {
    gateway.payments.set(reference(), declined())
    await deliver(declined())
    expect(await reload()).toMatchObject({ payment: 'pending', paymentAttempt: 'failed' })
    expectOk(await visitor.client.orders.pay({ id: order.id, method: 'test-bank' }))
    expect((await paymentsOf()).map(({ status }) => status)).toEqual(['open'])
    await deliver(captured())
    expect(await reload()).toMatchObject(paid)
    // The report of the first attempt arrives late.
    await deliver(declined())
    expect(await reload()).toMatchObject(paid)
    expect(await refundsOf()).toEqual([])
  })

  it('that was declined can be paid in cash', async () => {
    await deliver(declined())
    expectOk(await visitor.client.orders.pay({ id: order.id, method: 'cod' }))
    expect(await reload()).toMatchObject({ payment: 'onDelivery', status: 'confirmed' })
  })
})

describe('a webhook', () => {
  it('is processed once per event id', async () => {
    const id = randomUUID()
    expect(await Promise.all([deliver(captured(), { id }), deliver(captured(), { id })])).toEqual([200, 200])
    expect(await deliver(captured(), { id })).toBe(200)
    expect(await api.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, id))).toHaveLength(1)
    expect((await reload()).timeline.map(({ kind }) => kind)).toEqual(['placed', 'confirmed'])
  })

  it.each(['0'.repeat(64), 'ff', 'not hex at all'])(
    'with the signature %s is rejected',
    async (signature) => {
      expect(await deliver(captured(), { signature })).toBe(400)
      expect(await paymentsOf()).toMatchObject([{ status: 'open' }])
    },
  )

  it('is rejected when its body is not an event, or is too large', async () => {
    const post = (path: string, body: string) =>
      api.app.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const path = '/api/payments/test-bank/webhook'
    expect((await post(path, 'x')).status).toBe(400)
    expect((await post(path, 'x'.repeat(65 * 1024))).status).toBe(413)
    expect((await post('/api/payments/cod/webhook', '{}')).status).toBe(404)
  })

  it('about an order that the shop does not have changes nothing', async () => {
    const options = { reference: 'elsewhere' }
    expect(await gateway.deliver(api, randomUUID(), captured(), options)).toBe(200)
    expect(await api.db.select().from(payments).where(eq(payments.reference, 'elsewhere'))).toEqual([])
  })
})

describe('a captured payment that does not pay the order is refunded once', () => {
  const expectRefund = async (reason: string, amount: number = order.total) => {
    expect(await refundsOf()).toMatchObject([{ reason, amount, status: 'pending' }])
    expect((await reload()).refunds).toMatchObject([{ amount, status: 'pending' }])
    await sendRefunds(api.deps)
    await sendRefunds(api.deps)
    expect(gateway.refunds).toMatchObject([{ body: { amount } }])
    expect((await reload()).refunds).toMatchObject([{ amount, status: 'accepted' }])
  }

  it.each([
    ['too little', -1, 'INR'],
    ['too much', 1, 'INR'],
    ['another currency', 0, 'USD'],
  ])('if its amount or currency is wrong: %s', async (_, difference, currency) => {
    const warned = api.warned.length
    await deliver(captured(order.total + difference, currency))
    expect(await reload()).toMatchObject({ payment: 'pending', status: 'placed' })
    expect(api.warned.length).toBe(warned + 1)
    await expectRefund('wrongAmount', order.total + difference)
  })

  it('as a full refund if the payment arrives after the order has expired', async () => {
    await expire()
    await deliver(captured())
    expect(await reload()).toMatchObject({ payment: 'expired', status: 'cancelled' })
    await expectRefund('cancelled')
  })

  it('as a full refund if the payment arrives after the order was cancelled', async () => {
    expectOk(await visitor.client.orders.cancel({ id: order.id }))
    await deliver(captured())
    await expectRefund('cancelled')
  })

  it('as a full refund if the shopper has meanwhile selected cash on delivery', async () => {
    expectOk(await visitor.client.orders.pay({ id: order.id, method: 'cod' }))
    await deliver(captured())
    expect(await reload()).toMatchObject({ payment: 'onDelivery', status: 'confirmed' })
    await expectRefund('paidTwice')
  })

  it('as a full refund if the order was already paid', async () => {
    await deliver(captured())
    await deliver(captured(), { reference: `second-${order.id}` })
    expect(await reload()).toMatchObject(paid)
    await expectRefund('paidTwice')
  })

  it('as a full refund if the shopper cancels the paid order', async () => {
    await deliver(captured())
    expectOk(await visitor.client.orders.cancel({ id: order.id }))
    await expectRefund('cancelled')
  })

  it('as a full refund if the merchant cancels the paid order', async () => {
    await deliver(captured())
    await createOrderFulfilmentService(api.deps).cancel(order.number, { actor: 'Ravi', note: 'no roses' })
    await expectRefund('cancelled')
  })
})

describe('a refund', () => {
  beforeEach(async () => {
    await deliver(captured())
    expectOk(await visitor.client.orders.cancel({ id: order.id }))
  })

  it('is retried with the same idempotency key until the gateway accepts it', async () => {
    gateway.setRefundStatus(503)
    expect(await sendRefunds(api.deps)).toBe(0)
    // The refund is not sent again before its delay has passed.
    expect(await sendRefunds(api.deps)).toBe(0)
    expect(gateway.refunds).toHaveLength(1)
    gateway.setRefundStatus(200)
    api.wait(30_001)
    expect(await sendRefunds(api.deps)).toBe(1)
    expect(new Set(gateway.refunds.map(({ key }) => key)).size).toBe(1)
  })

  it('is logged when the gateway refuses it, and its amount can be refunded again', async () => {
    gateway.setRefundStatus(422)
    const logged = api.logged.length
    await sendRefunds(api.deps)
    expect(api.logged.length).toBe(logged + 1)
    expect(await refundsOf()).toMatchObject([{ status: 'refused' }])
    expect(await paymentsOf()).toMatchObject([{ captured: order.total, refunded: 0 }])
  })

  it('can never exceed the captured amount, nor exist twice with one idempotency key', async () => {
    const [row] = await paymentsOf()
    const more = api.db
      .update(payments)
      .set({ refunded: order.total + 1 })
      .where(eq(payments.id, row?.id ?? 0))
    await expect(more).rejects.toThrow()
    const [refund] = await refundsOf()
    if (!refund) return expect.unreachable()
    const { id: _, ...again } = refund
    await expect(api.db.insert(refunds).values(again)).rejects.toThrow()
  })
})

describe('a payment that is refunded because it pays no order', () => {
  const mailsOf = () =>
    api.mails.filter(({ subject }) => subject === `Marigold: a refund for order ${order.number}`)

  it.each([
    ['arrives after the order has expired', () => expire()],
    ['arrives after the order was cancelled', () => visitor.client.orders.cancel({ id: order.id })],
    ['was replaced by cash', () => visitor.client.orders.pay({ id: order.id, method: 'cod' })],
  ])('is announced to the buyer once by a mail, if it %s', async (_, act) => {
    await act()
    expect(mailsOf()).toEqual([])
    await deliver(captured())
    await deliver(captured())
    expect(mailsOf()).toMatchObject([
      { text: expect.stringContaining(`We’re refunding ₹699 of order ${order.number}`) },
    ])
  })

  it('is not announced in rupees if it was in another currency', async () => {
    await deliver(captured(order.total, 'USD'))
    expect(mailsOf()).toEqual([])
  })
})
