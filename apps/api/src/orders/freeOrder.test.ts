import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coupons } from '../db/schema/coupons.ts'
import { createTestGateway } from '../fixtures/createTestGateway.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, orderCart } from '../fixtures/orderJourney.ts'
import { createPaymentRepo } from '../payment/createPaymentRepo.ts'
import { expireUnpaidOrders } from './expireUnpaidOrders.ts'

const { provider } = createTestGateway()
const pricedOnly = {
  ...provider,
  unavailableReason: ({ total }: { readonly total: number }) =>
    total > 0 ? undefined : 'Too little to pay.',
}
let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await openTestApi({}, { payments: [pricedOnly] })
  await api.db
    .insert(coupons)
    .values([
      { code: 'GIFT100', percent: 100, maxPaise: null, minPaise: 0, firstOrderOnly: false, active: true },
    ])
})
afterAll(() => api.close())

beforeEach(async () => {
  api.setNow(lateEvening)
  visitor = await openTestAccount(api)
  expectOk(await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
  expect(expectOk(await visitor.client.cart.setCoupon({ code: 'GIFT100' })).total).toBe(0)
})

describe('an order of ₹0', () => {
  it('is confirmed when it is placed, because there is nothing to pay', async () => {
    const mails = api.mails.length
    const order = await orderCart(visitor)
    expect(order).toMatchObject({
      ...{ total: 0, status: 'confirmed', payment: 'done', paidBy: '', payMethods: [] },
      timeline: [{ kind: 'placed' }, { kind: 'confirmed' }],
    })
    expect(api.mails.slice(mails).map(({ subject }) => subject)).toEqual([
      `Marigold: Your order ${order.number} is confirmed.`,
    ])
  })

  it('is placed once when the request is repeated', async () => {
    const { version, total } = expectOk(await visitor.client.cart.list())
    const request = {
      ...{ orderKey: randomUUID(), version, total, receiver },
      ...{ senderName: '', message: '' },
    }
    const { orderId } = expectOk(await visitor.client.orders.place(request))
    const mails = api.mails.length
    expect(expectOk(await visitor.client.orders.place(request)).orderId).toBe(orderId)
    expect(api.mails.length).toBe(mails)
  })

  it('starts from the cart, and does not expire', async () => {
    const { version } = expectOk(await visitor.client.cart.list())
    const started = await visitor.client.cart.startOrder({ orderKey: randomUUID(), version })
    expect(expectOk(started).kind).toBe('forward')
    await orderCart(visitor)
    api.wait(2 * 60 * 60_000)
    expect(await expireUnpaidOrders(api.deps)).toBe(0)
  })

  it('can be cancelled without a refund', async () => {
    const { id } = await orderCart(visitor)
    expect(expectOk(await visitor.client.orders.cancel({ id })).status).toBe('cancelled')
    const payments = createPaymentRepo(api.db)
    expect(await payments.refundsOf(await payments.ofOrder(id))).toEqual([])
  })
})
