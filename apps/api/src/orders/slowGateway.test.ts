import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cashOnDelivery } from '../fixtures/cashOnDelivery.ts'
import { createTestGateway } from '../fixtures/createTestGateway.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'

const bank = createTestGateway()
let api: TestApi
beforeAll(async () => {
  const { gateway, ...methods } = bank.provider
  if (!gateway) return expect.unreachable()
  const fetchPayment = () => Promise.withResolvers<never>().promise
  const provider: PaymentProvider = { ...methods, gateway: { ...gateway, fetchPayment } }
  api = await openTestApi({}, { payments: [provider, cashOnDelivery] })
})
afterAll(() => api.close())

describe('a gateway that never responds', () => {
  it('leaves the order page readable', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    expectOk(await visitor.client.orders.pay({ id, method: 'test-bank' }))
    expect(expectOk(await visitor.client.orders.get({ id }))).toMatchObject({
      ...{ payment: 'pending', paymentAttempt: 'started' },
    })
  })

  it('delays a payment in cash only briefly, and a payment that it captures later is refunded', async () => {
    const visitor = await openTestAccount(api)
    const { id, total } = await placeGiftOrder(visitor)
    expectOk(await visitor.client.orders.pay({ id, method: 'test-bank' }))
    expect(expectOk(await visitor.client.orders.pay({ id, method: 'cod' }))).toMatchObject({ kind: 'done' })
    expect(await bank.deliver(api, id, { status: 'captured', amount: total, currency: 'INR' })).toBe(200)
    expect(expectOk(await visitor.client.orders.get({ id }))).toMatchObject({
      ...{ payment: 'onDelivery', status: 'confirmed' },
      refunds: [{ amount: total, status: 'pending' }],
    })
  })
})
