import { afterAll, beforeAll, expect, it } from 'vitest'
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
  api = await openTestApi({}, { payments: [provider] })
})
afterAll(() => api.close())

it('a gateway that never responds leaves the order page readable', async () => {
  const visitor = await openTestAccount(api)
  const { id } = await placeGiftOrder(visitor)
  expectOk(await visitor.client.orders.pay({ id, method: 'test-bank' }))
  expect(expectOk(await visitor.client.orders.get({ id }))).toMatchObject({
    ...{ payment: 'pending', paymentAttempt: 'started' },
  })
})
