import { paise } from '@store/api-client/contract/money'
import type { Order } from '@store/api-client/contract/orders'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { createTestGateway } from '../fixtures/createTestGateway.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { refundOrder } from '../orders/refundOrder.ts'
import { createPaymentRepo } from './createPaymentRepo.ts'
import { sendRefunds } from './sendRefunds.ts'

const gateway = createTestGateway()
let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await openTestApi({}, { payments: [gateway.provider] })
  await api.db.update(products).set({ stock: 1_000_000 })
  visitor = await openTestAccount(api)
})
afterAll(() => api.close())

const uuidOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

/** Random events of an order and its payments; references and keys repeat on purpose. */
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('capture'), reference: fc.nat(2), isWrong: fc.boolean() }),
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ kind: fc.constant('refund'), percent: fc.integer({ min: 1, max: 50 }), key: fc.nat(5) },
      // The status of the gateway's next responses; 0 means that no refund is sent yet.
      status: fc.constantFrom(0, 200, 422, 503),
    }),
  },
  fc.record({ kind: fc.constant('cancel'), status: fc.constantFrom(0, 200, 422, 503) }),
)
// The first step is a payment, because nothing happens without one.
const paid = { kind: 'capture', reference: 0, isWrong: false } as const
const steps = fc.array(anyStep, { maxLength: 8 }).map((further) => [paid, ...further])

type Step = typeof paid | (typeof anyStep extends fc.Arbitrary<infer One> ? One : never)

async function run(order: Order, step: Step) {
  if ('reference' in step) {
    const amount = step.isWrong ? order.total - 100 : order.total
    const payment = { status: 'captured', amount, currency: 'INR' } as const
    await gateway.deliver(api, order.id, payment, { reference: `${order.id}-${step.reference}` })
    return
  }
  if ('percent' in step) {
    const amount = paise(Math.ceil((order.total * step.percent) / 100))
    const change = { actor: 'Meera', note: 'why' }
    await refundOrder(api.deps, { number: order.number, key: uuidOf(step.key), amount }, change)
  } else {
    await visitor.client.orders.cancel({ id: order.id })
  }
  if (step.status === 0) return
  gateway.setRefundStatus(step.status)
  api.wait(60 * 60_000)
  await sendRefunds(api.deps)
}

it('refunds never exceed captured payments in any sequence of payments, refunds and cancellations', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (happened) => {
      api.setNow(lateEvening)
      const order = await placeGiftOrder(visitor)
      for (const step of happened) {
        await run(order, step)
        await expectBalance(order)
      }
      // In the end, all refunds are sent, and the gateway has paid back exactly what the store recorded.
      gateway.setRefundStatus(200)
      for (let round = 0; round < 3; round += 1) {
        api.wait(2 * 60 * 60_000)
        await sendRefunds(api.deps)
      }
      await expectBalance(order)
      const shown = expectOk(await visitor.client.orders.get({ id: order.id })).refunds ?? []
      expect(shown.filter(({ status }) => status === 'pending')).toEqual([])
    }),
    { numRuns: Number(process.env.STORE_TEST_FACTOR ?? 1) * 15 },
  )
})

/** Compares each payment with its refunds, and with the requests to the gateway. */
async function expectBalance(order: Order) {
  const repo = createPaymentRepo(api.db)
  const payments = await repo.ofOrder(order.id)
  const refunds = await repo.refundsOf(payments)
  for (const payment of payments) {
    const own = refunds.filter(({ paymentId }) => paymentId === payment.id)
    const sum = own
      .filter(({ status }) => status !== 'refused')
      .reduce((total, { amount }) => total + amount, 0)
    expect(payment.refunded).toBe(sum)
    expect(sum).toBeLessThanOrEqual(payment.captured)
  }
  expect(new Set(refunds.map(({ key }) => key)).size).toBe(refunds.length)
  const requested = gateway.refunds.filter(({ key }) => refunds.some((refund) => refund.key === key))
  for (const refund of refunds.filter(({ status }) => status === 'accepted')) {
    expect(requested.filter(({ key }) => key === refund.key)[0]?.body).toMatchObject({
      amount: refund.amount,
    })
  }
}
