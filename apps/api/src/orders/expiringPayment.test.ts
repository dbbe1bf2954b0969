import type { Order } from '@store/api-client/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestGateway } from '../fixtures/createTestGateway.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { createPaymentRepo } from '../payment/createPaymentRepo.ts'
import { expireUnpaidOrders } from './expireUnpaidOrders.ts'

const hour = 60 * 60_000

const gateway = createTestGateway()
let api: TestApi
let visitor: Visitor
let order: Order
beforeAll(async () => {
  api = await openTestApi({}, { payments: [gateway.provider] })
})
afterAll(() => api.close())

beforeEach(async () => {
  api.setNow(lateEvening)
  gateway.setDown(false)
  visitor = await openTestAccount(api)
  order = await placeGiftOrder(visitor)
  expectOk(await visitor.client.orders.pay({ id: order.id, method: 'test-bank' }))
})

const report = (status: 'open' | 'processing' | 'captured' | 'failed') =>
  gateway.payments.set(`ref-${order.id}`, { status, amount: order.total, currency: 'INR' })
const expireAfter = (ms: number) => {
  api.wait(ms)
  return expireUnpaidOrders(api.deps)
}
const reload = async () => {
  // The gateway is down, because a request for the order would otherwise settle the payment.
  gateway.setDown(true)
  return expectOk(await visitor.client.orders.get({ id: order.id }))
}
const refundsOf = async () => {
  const payments = createPaymentRepo(api.db)
  return payments.refundsOf(await payments.ofOrder(order.id))
}

describe('an order whose payment deadline has passed', () => {
  it('is confirmed when the gateway has captured the payment, even without a webhook and a returning shopper', async () => {
    report('captured')
    const mails = api.mails.length
    expect(await expireAfter(2 * hour)).toBe(0)
    expect(await reload()).toMatchObject({ status: 'confirmed', payment: 'done' })
    expect(api.mails.length).toBe(mails + 1)
    expect(await refundsOf()).toEqual([])
  })

  it.each(['open', 'failed'] as const)('expires when its payment is %s', async (status) => {
    report(status)
    expect(await expireAfter(2 * hour)).toBe(1)
    expect(await reload()).toMatchObject({ status: 'cancelled', payment: 'expired' })
  })

  it('expires when the gateway has captured a wrong amount, which is refunded', async () => {
    gateway.payments.set(`ref-${order.id}`, { status: 'captured', amount: 1, currency: 'INR' })
    expect(await expireAfter(2 * hour)).toBe(1)
    expect(await refundsOf()).toMatchObject([{ amount: 1, reason: 'wrongAmount' }])
  })

  it('waits for a gateway that is down, and is confirmed when it responds', async () => {
    gateway.setDown(true)
    expect(await expireAfter(2 * hour)).toBe(0)
    expect(await reload()).toMatchObject({ status: 'placed', payment: 'pending' })
    gateway.setDown(false)
    report('captured')
    expect(await expireAfter(hour)).toBe(0)
    expect(await reload()).toMatchObject({ status: 'confirmed', payment: 'done' })
  })

  it('waits while the bank is still processing the payment', async () => {
    report('processing')
    expect(await expireAfter(2 * hour)).toBe(0)
    report('failed')
    expect(await expireAfter(1)).toBe(1)
  })

  it('waits at most six hours; a payment that is reported later is refunded', async () => {
    gateway.setDown(true)
    expect(await expireAfter(api.deps.limits.unpaidMs + 6 * hour)).toBe(0)
    expect(await expireAfter(1)).toBe(1)
    gateway.setDown(false)
    const payment = { status: 'captured', amount: order.total, currency: 'INR' } as const
    expect(await gateway.deliver(api, order.id, payment)).toBe(200)
    expect(await reload()).toMatchObject({ status: 'cancelled', payment: 'expired' })
    expect(await refundsOf()).toMatchObject([{ amount: order.total, reason: 'cancelled' }])
  })

  it('does not delay the expiry of an order that was never paid at the gateway', async () => {
    const other = await placeGiftOrder(await openTestAccount(api))
    gateway.setDown(true)
    const warned = api.warned.length
    expect(await expireAfter(2 * hour)).toBe(1)
    // A round sends only one request to a gateway that is down.
    expect(api.warned.length).toBe(warned + 1)
    expect(other.status).toBe('placed')
  })
})
