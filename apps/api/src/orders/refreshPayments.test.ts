import type { Order } from '@store/api-client/contract/orders'
import { eq } from 'drizzle-orm'
import { parse, picklist } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../db/schema/orders.ts'
import { createTestGateway } from '../fixtures/createTestGateway.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { GatewayError } from '../payment/createGatewayClient.ts'
import type { GatewayPayment } from '../payment/PaymentGateway.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'
import { expireUnpaidOrders } from './expireUnpaidOrders.ts'

const hour = 60 * 60_000

const bank = createTestGateway()
const responses = new Map<string, () => GatewayPayment>()
const asked: string[] = []
let api: TestApi
let first: Order
let second: Order
beforeAll(async () => {
  const { gateway, ...methods } = bank.provider
  if (!gateway) return expect.unreachable()
  const fetchPayment = async (reference: string) => {
    asked.push(reference)
    return responses.get(reference)?.() ?? gateway.fetchPayment(reference)
  }
  const provider: PaymentProvider = { ...methods, gateway: { ...gateway, fetchPayment } }
  api = await openTestApi({}, { payments: [provider] })
})
afterAll(() => api.close())

const placeAndPay = async (): Promise<Order> => {
  const visitor = await openTestAccount(api)
  const order = await placeGiftOrder(visitor)
  expectOk(await visitor.client.orders.pay({ id: order.id, method: 'test-bank' }))
  api.wait(1000)
  return order
}

beforeEach(async () => {
  api.setNow(lateEvening)
  // The orders of the test before no longer wait for a payment.
  await api.db.update(orders).set({ payment: 'expired', status: 'cancelled' })
  first = await placeAndPay()
  second = await placeAndPay()
  asked.length = 0
  const payment = { status: 'captured', amount: second.total, currency: 'INR' } as const
  responses.set(`ref-${second.id}`, () => payment)
})

const answerFirst = (response: () => GatewayPayment) => responses.set(`ref-${first.id}`, response)
const paymentOf = async ({ id }: Order) =>
  (await api.db.select().from(orders).where(eq(orders.id, id)))[0]?.payment

describe('the gateway is asked about each unpaid order', () => {
  const fail = (cause: Error) => () => {
    throw cause
  }
  const unknownStatus = () => {
    parse(picklist(['captured']), 'frozen')
    return expect.unreachable()
  }

  it.each<[string, () => GatewayPayment]>([
    ['an error about that payment', fail(new GatewayError(404, 'no such payment'))],
    ['an error about that request', fail(new GatewayError(409, 'in use'))],
    ['a response that is not JSON', () => JSON.parse('<html>')],
    ['a payment with an unknown status', unknownStatus],
    ['an amount that cannot be recorded', () => ({ status: 'captured', amount: 1e15, currency: 'INR' })],
  ])('although it answers an earlier request with %s, whose order waits', async (_, response) => {
    answerFirst(response)
    api.wait(2 * hour)
    expect(await expireUnpaidOrders(api.deps)).toBe(0)
    expect(await paymentOf(second)).toBe('done')
    expect(await paymentOf(first)).toBe('pending')
    api.wait(6 * hour)
    expect(await expireUnpaidOrders(api.deps)).toBe(1)
    expect(await paymentOf(first)).toBe('expired')
  })

  it.each([
    ['wrong keys', new GatewayError(401, 'wrong key')],
    ['too many requests', new GatewayError(429, 'slow down')],
    ['a failure', new GatewayError(503, 'maintenance')],
    ['a network error', new TypeError('fetch failed')],
    ['a timeout', new DOMException('too slow', 'TimeoutError')],
  ])('until it answers with %s, and all wait', async (_, cause) => {
    answerFirst(fail(cause))
    api.wait(2 * hour)
    expect(await expireUnpaidOrders(api.deps)).toBe(0)
    expect(asked).toEqual([`ref-${first.id}`])
    expect(await paymentOf(second)).toBe('pending')
  })
})
