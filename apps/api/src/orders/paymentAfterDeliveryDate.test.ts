import { toIndianDate } from '@store/api-client/contract/date'
import type { Order } from '@store/api-client/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cashOnDelivery } from '../fixtures/cashOnDelivery.ts'
import { createTestGateway } from '../fixtures/createTestGateway.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { createPaymentRepo } from '../payment/createPaymentRepo.ts'
import { expireUnpaidOrders } from './expireUnpaidOrders.ts'

const evening = new Date('2026-11-23T17:00:00+05:30')
const beforeMidnight = new Date('2026-11-23T23:59:59+05:30')
const afterMidnight = new Date('2026-11-24T00:00:00+05:30')

const gateway = createTestGateway()
let api: TestApi
let visitor: Visitor
let order: Order
beforeAll(async () => {
  api = await openTestApi({}, { payments: [gateway.provider, cashOnDelivery] })
})
afterAll(() => api.close())

beforeEach(async () => {
  api.setNow(evening)
  visitor = await openTestAccount(api)
  order = await placeGiftOrder(visitor)
  expect(order.lines[0]?.deliveryDate).toBe(toIndianDate(evening))
  expectOk(await visitor.client.orders.pay({ id: order.id, method: 'test-bank' }))
  report('processing')
})

const report = (status: 'processing' | 'captured') =>
  gateway.payments.set(`ref-${order.id}`, { status, amount: order.total, currency: 'INR' })
const deliver = () =>
  gateway.deliver(api, order.id, { status: 'captured', amount: order.total, currency: 'INR' })
const reload = async () => expectOk(await visitor.client.orders.get({ id: order.id }))
const refundsOf = async () => {
  const payments = createPaymentRepo(api.db)
  return payments.refundsOf(await payments.ofOrder(order.id))
}

describe('a payment that a bank confirms late', () => {
  it('confirms the order until its delivery date ends in India', async () => {
    api.setNow(beforeMidnight)
    expect(await deliver()).toBe(200)
    expect(await reload()).toMatchObject({ status: 'confirmed', payment: 'done' })
    expect(await refundsOf()).toEqual([])
  })

  it('is refunded after that date, because the gifts can no longer be delivered', async () => {
    api.setNow(afterMidnight)
    expect(await deliver()).toBe(200)
    expect(await reload()).toMatchObject({ status: 'cancelled', payment: 'expired' })
    expect(await refundsOf()).toMatchObject([{ amount: order.total, reason: 'cancelled' }])
    expect(api.mails.at(-1)?.subject).toBe(`Marigold: a refund for order ${order.number}`)
    expect(await deliver()).toBe(200)
    expect(await refundsOf()).toHaveLength(1)
  })

  it('is refunded after that date if the store has asked the gateway', async () => {
    api.setNow(afterMidnight)
    report('captured')
    await expireUnpaidOrders(api.deps)
    expect(await reload()).toMatchObject({ status: 'cancelled', payment: 'expired' })
    expect(await refundsOf()).toMatchObject([{ amount: order.total, reason: 'cancelled' }])
  })

  it('leaves no way to pay in cash after that date', async () => {
    api.setNow(afterMidnight)
    expect(await visitor.client.orders.pay({ id: order.id, method: 'cod' })).toMatchObject({
      failure: { code: 'order_expired' },
    })
  })
})
