import type { Order, PaymentState } from '@store/api-client/contract/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { cashOnDelivery } from '../fixtures/cashOnDelivery.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { createTestGateway } from '../fixtures/createTestGateway.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { sendRefunds } from '../payment/sendRefunds.ts'
import { expireUnpaidOrders } from './expireUnpaidOrders.ts'

/** Number of payments in a run; the long lane multiplies it, to 1,000 with STORE_TEST_FACTOR=17. */
const count = 60 * Number(process.env.STORE_TEST_FACTOR ?? 1)
const stock = 1_000_000
const hour = 60 * 60_000

const gateway = createTestGateway()
let api: TestApi
beforeAll(async () => {
  const many = 1_000_000
  const limits = { ordersPerNetwork: many, addsPerNetwork: many, unpaidPerNetwork: many }
  api = await openTestApi(limits, { payments: [gateway.provider, cashOnDelivery] })
  await api.db.update(products).set({ stock }).where(eq(products.nid, gifts.roses))
})
afterAll(() => api.close())

interface Shopper {
  readonly visitor: Visitor
  readonly order: Order
}

type Status = 'open' | 'processing' | 'captured' | 'failed'

const deliver = async (
  { order }: Shopper,
  status: Status,
  options: Parameters<typeof gateway.deliver>[3] = {},
) =>
  expect(
    await gateway.deliver(api, order.id, { status, amount: order.total, currency: 'INR' }, options),
  ).toBe(200)
/** Result at the gateway, which captures the payment or not; the store may learn of it later or never. */
const settle = ({ order }: Shopper, status: Status, reference = `ref-${order.id}`) =>
  gateway.payments.set(reference, { status, amount: order.total, currency: 'INR' })
const capture = async (shopper: Shopper, reference = `ref-${shopper.order.id}`) => {
  settle(shopper, 'captured', reference)
  await deliver(shopper, 'captured', { reference })
}
const upi = ({ order }: Shopper) => `upi-${order.id}`
const read = async ({ visitor, order }: Shopper) =>
  expectOk(await visitor.client.orders.get({ id: order.id }))
const pay = async ({ visitor, order }: Shopper, method = 'test-bank') =>
  expectOk(await visitor.client.orders.pay({ id: order.id, method }))
const cancel = async ({ visitor, order }: Shopper) => visitor.client.orders.cancel({ id: order.id })

/**
 * Events of a payment at three times: at once, while orders expire, and afterwards; and the expected end of its order.
 */
interface Scenario {
  readonly atOnce?: (shopper: Shopper) => Promise<unknown>
  readonly atExpiry?: (shopper: Shopper) => Promise<unknown>
  readonly later?: (shopper: Shopper) => Promise<unknown>
  readonly ends: PaymentState | 'cancelled'
}

const scenarios: Readonly<Record<string, Scenario>> = {
  'paid, and never came back': { atOnce: capture, ends: 'done' },
  'came back before the webhook': {
    atOnce: async (shopper) => {
      settle(shopper, 'captured')
      await read(shopper)
    },
    later: (shopper) => deliver(shopper, 'captured'),
    ends: 'done',
  },
  'webhook lost, and never came back': {
    atOnce: async (shopper) => settle(shopper, 'captured'),
    ends: 'done',
  },
  'webhook doubled, and came back meanwhile': {
    atOnce: async (shopper) => {
      settle(shopper, 'captured')
      const { id } = shopper.order
      await Promise.all([
        deliver(shopper, 'captured', { id }),
        read(shopper),
        deliver(shopper, 'captured', { id }),
      ])
    },
    later: (shopper) => deliver(shopper, 'captured', { id: shopper.order.id }),
    ends: 'done',
  },
  'webhooks out of order': {
    atOnce: capture,
    later: async (shopper) => {
      await deliver(shopper, 'processing')
      await deliver(shopper, 'failed')
      await deliver(shopper, 'open')
    },
    ends: 'done',
  },
  'bank slow until the order should expire': {
    atOnce: async (shopper) => {
      settle(shopper, 'processing')
      await deliver(shopper, 'processing')
    },
    atExpiry: async (shopper) => capture(shopper),
    ends: 'done',
  },
  'paid twice': {
    atOnce: (shopper) => Promise.all([capture(shopper), capture(shopper, `second-${shopper.order.id}`)]),
    ends: 'done',
  },
  'declined, then paid': {
    atOnce: async (shopper) => {
      settle(shopper, 'failed')
      await deliver(shopper, 'failed')
      await pay(shopper)
      await capture(shopper)
    },
    later: (shopper) => deliver(shopper, 'failed'),
    ends: 'done',
  },
  'paid in a UPI app, and never came back': {
    atOnce: async (shopper) => {
      await pay(shopper, 'test-bank-upi')
      await capture(shopper, upi(shopper))
    },
    ends: 'done',
  },
  'paid in a UPI app, tab closed and webhook lost': {
    atOnce: async (shopper) => {
      await pay(shopper, 'test-bank-upi')
      settle(shopper, 'captured', upi(shopper))
    },
    later: (shopper) => deliver(shopper, 'captured', { reference: upi(shopper) }),
    ends: 'done',
  },
  'paid in a UPI app while its page asks': {
    atOnce: async (shopper) => {
      await pay(shopper, 'test-bank-upi')
      await Promise.all([read(shopper), capture(shopper, upi(shopper)), read(shopper)])
    },
    ends: 'done',
  },
  'code shown, then paid by card, then in the UPI app too': {
    atOnce: async (shopper) => {
      await pay(shopper, 'test-bank-upi')
      settle(shopper, 'open', upi(shopper))
      await pay(shopper)
      await capture(shopper)
    },
    later: (shopper) => capture(shopper, upi(shopper)),
    ends: 'done',
  },
  'code shown, and never paid': {
    atOnce: async (shopper) => {
      await pay(shopper, 'test-bank-upi')
      settle(shopper, 'open', upi(shopper))
      settle(shopper, 'open')
    },
    ends: 'expired',
  },
  'cash chosen, then paid': {
    atOnce: (shopper) => pay(shopper, 'cod'),
    later: capture,
    ends: 'onDelivery',
  },
  'cancelled while the webhook comes': {
    atOnce: (shopper) => Promise.all([cancel(shopper), capture(shopper)]),
    ends: 'cancelled',
  },
  'cancelled, then paid': { atOnce: cancel, later: capture, ends: 'cancelled' },
  'abandoned, then paid after the expiry': {
    atOnce: async (shopper) => settle(shopper, 'open'),
    later: capture,
    ends: 'expired',
  },
  abandoned: { atOnce: async (shopper) => settle(shopper, 'open'), ends: 'expired' },
}
const names = Object.keys(scenarios)
const scenarioOf = (at: number): Scenario => scenarios[names[at % names.length] ?? ''] ?? { ends: 'pending' }

/** Runs work for all shoppers, twenty at a time. */
async function forAll<Item>(items: readonly Item[], work: (item: Item, at: number) => Promise<unknown>) {
  for (let at = 0; at < items.length; at += 20) {
    await Promise.all(items.slice(at, at + 20).map((item, index) => work(item, at + index)))
  }
}

/** Net amount that the gateway holds for an order: captured minus refunded. */
function moneyOf({ order }: Shopper): number {
  const references = ['ref', 'second', 'upi'].map((kind) => `${kind}-${order.id}`)
  const taken = references.reduce((sum, reference) => {
    const payment = gateway.payments.get(reference)
    return payment?.status === 'captured' ? sum + payment.amount : sum
  }, 0)
  const byKey = new Map(gateway.refunds.map(({ key, body }) => [key, JSON.stringify(body)]))
  const back = [...byKey.values()]
    .map((body): { readonly reference: string; readonly amount: number } => JSON.parse(body))
    .filter(({ reference }) => references.includes(reference))
  return back.reduce((sum, { amount }) => sum - amount, taken)
}

it(`ends right for each of ${count} payments: the shop keeps the price of paid orders, and nothing else`, async () => {
  api.setNow(lateEvening)
  const shoppers: Shopper[] = []
  for (const visitor of await createAccounts(api, count)) {
    shoppers.push({ visitor, order: await placeGiftOrder(visitor) })
  }
  await forAll(shoppers, (shopper) => pay(shopper))
  await forAll(shoppers, async (shopper, at) => scenarioOf(at).atOnce?.(shopper))

  api.wait(2 * hour)
  // First while the gateway is down, then in two instances while webhooks arrive.
  gateway.setDown(true)
  expect(await expireUnpaidOrders(api.deps)).toBe(0)
  gateway.setDown(false)
  await Promise.all([
    expireUnpaidOrders(api.deps),
    expireUnpaidOrders(api.deps),
    forAll(shoppers, async (shopper, at) => scenarioOf(at).atExpiry?.(shopper)),
  ])
  await expireUnpaidOrders(api.deps)
  await forAll(shoppers, async (shopper, at) => scenarioOf(at).later?.(shopper))

  gateway.setRefundStatus(503)
  await sendRefunds(api.deps)
  gateway.setRefundStatus(200)
  for (let round = 0; round < count; round += 10) {
    api.wait(2 * hour)
    await Promise.all([sendRefunds(api.deps), sendRefunds(api.deps)])
  }

  const wrong: string[] = []
  let sold = 0
  await forAll(shoppers, async (shopper, at) => {
    const { ends } = scenarioOf(at)
    const { payment, status, total, refunds = [] } = await read(shopper)
    const end = status === 'cancelled' && payment !== 'expired' ? 'cancelled' : payment
    const expected = ends === 'done' ? total : 0
    if (end === 'done' || end === 'onDelivery') sold += 1
    const isSent = refunds.every((refund) => refund.status === 'accepted')
    if (end === ends && isSent && moneyOf(shopper) === expected) return
    wrong.push(`${names[at % names.length]}: ${end}, ${moneyOf(shopper)} of ${expected} kept`)
  })
  expect(wrong).toEqual([])
  const [left] = await api.db.select().from(products).where(eq(products.nid, gifts.roses))
  expect(left?.stock).toBe(stock - sold)
})
