import type { Order } from '@store/api-client/contract/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../db/schema/orders.ts'
import { createTestGateway, upiLinkOf } from '../fixtures/createTestGateway.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { redirectPaymentProvider } from '../fixtures/redirectPaymentProvider.ts'
import { en } from '../messages/en.ts'
import { createPaymentRepo } from '../payment/createPaymentRepo.ts'
import { createOrderReader } from './createOrderReader.ts'
import { createPaymentService } from './createPaymentService.ts'
import { createQrCode } from './createQrCode.ts'
import { expireUnpaidOrders } from './expireUnpaidOrders.ts'
import { findOpenUpiPayment } from './findOpenUpiPayment.ts'

const gateway = createTestGateway()
let api: TestApi
let visitor: Visitor
let order: Order
beforeAll(async () => {
  api = await openTestApi({}, { payments: [gateway.provider, redirectPaymentProvider] })
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(lateEvening)
  visitor = await openTestAccount(api)
  order = await placeGiftOrder(visitor)
})

const pay = async (method = 'test-bank-upi') =>
  expectOk(await visitor.client.orders.pay({ id: order.id, method }))
const reload = async () => expectOk(await visitor.client.orders.get({ id: order.id }))
const reference = () => `upi-${order.id}`
const report = (status: 'open' | 'processing' | 'captured' | 'failed', ref = reference()) =>
  gateway.payments.set(ref, { status, amount: order.total, currency: 'INR' })
const secondsToPay = 20 * 60

describe('a payment in a UPI app', () => {
  it('is offered above the payment page of the gateway, and only by gateways that provide a UPI link', async () => {
    const offered = expectOk(await visitor.client.orders.payMethods({ id: order.id }))
    expect(offered.map(({ name }) => name)).toEqual(['test-bank-upi', 'test-bank', 'card'])
    expect(await visitor.client.orders.pay({ id: order.id, method: 'card-upi' })).toMatchObject({
      failure: { code: 'method_unknown' },
    })
  })

  it('returns the UPI link, its QR code and the remaining time when it is started', async () => {
    const link = upiLinkOf(reference())
    expect(await pay()).toMatchObject({
      kind: 'upi',
      order: {
        ...{ payment: 'pending', paymentAttempt: 'started' },
        upi: { link, qrCode: createQrCode(link), secondsLeft: secondsToPay },
      },
    })
  })

  it('is still open when the shopper returns, with the reduced remaining time', async () => {
    await pay()
    report('open')
    api.wait(10 * 60_000)
    const upi = { link: upiLinkOf(reference()), secondsLeft: secondsToPay - 600 }
    expect((await reload()).upi).toMatchObject(upi)
    // A repeated request continues the payment.
    await pay()
    expect((await reload()).upi).toMatchObject(upi)
    expect(await createPaymentRepo(api.db).ofOrder(order.id)).toHaveLength(1)
  })

  it('is not shown to a guest who looks up the order', async () => {
    await pay()
    report('open')
    const [row] = await api.db.select().from(orders).where(eq(orders.id, order.id))
    const reader = createOrderReader(api.deps, createPaymentService(api.deps))
    const userId = row?.userId ?? expect.unreachable()
    expect((await reader.one(userId, order.id, en)).upi).toBeDefined()
    expect((await reader.lookedUp(userId, order.id, en)).upi).toBeUndefined()
  })

  it('pays the order, and the polling page shows it as paid', async () => {
    await pay()
    report('captured')
    const paid = await reload()
    expect(paid).toMatchObject({ payment: 'done', status: 'confirmed' })
    expect(paid.upi).toBeUndefined()
  })

  it.each([
    ['failed', 'failed'],
    ['processing', 'processing'],
  ] as const)('that is %s shows no QR code', async (status, paymentAttempt) => {
    await pay()
    report(status)
    const found = await reload()
    expect(found).toMatchObject({ payment: 'pending', paymentAttempt })
    expect(found.upi).toBeUndefined()
  })

  it('hides its QR code while another method is chosen, and shows one again when it is chosen again', async () => {
    await pay()
    report('open')
    report('open', `ref-${order.id}`)
    api.wait(1_000)
    expect(await pay('test-bank')).toMatchObject({ kind: 'goTo' })
    expect((await reload()).upi).toBeUndefined()
    api.wait(1_000)
    expect(await pay()).toMatchObject({ order: { upi: { link: upiLinkOf(reference()) } } })
    expect((await reload()).upi).toBeDefined()
  })

  it('expires with its order if it is not paid in time', async () => {
    await pay()
    report('open')
    api.wait((secondsToPay + 30) * 1_000)
    expect((await reload()).upi?.secondsLeft).toBe(0)
    expect(await expireUnpaidOrders(api.deps)).toBeGreaterThan(0)
    const found = await reload()
    expect(found).toMatchObject({ payment: 'expired', status: 'cancelled' })
    expect(found.upi).toBeUndefined()
  })
})

describe('findOpenUpiPayment', () => {
  it('encodes the absolute URL of a path, which a phone can open', () => {
    const rows = [{ status: 'open', upiLink: '/test-bank/upi/1' }] as const
    expect(findOpenUpiPayment(rows, { secondsLeft: 0, origin: 'https://shop.example' })).toEqual({
      link: '/test-bank/upi/1',
      qrCode: createQrCode('https://shop.example/test-bank/upi/1'),
      secondsLeft: 0,
    })
  })
})
