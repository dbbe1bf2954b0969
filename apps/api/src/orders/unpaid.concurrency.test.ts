import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderEvents, orders } from '../db/schema/orders.ts'
import { products } from '../db/schema/products.ts'
import { resultCodeOf } from '../fixtures/cartJourney.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { retryWhileBusy } from '../fixtures/retryWhileBusy.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'
import { createPaymentService } from './createPaymentService.ts'
import { expireUnpaidOrders } from './expireUnpaidOrders.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await api.db.update(products).set({ stock: 100_000 }).where(eq(products.nid, gifts.roses))
})
afterAll(() => api.close())

const stock = async () =>
  (await api.db.select().from(products).where(eq(products.nid, gifts.roses)))[0]?.stock ?? 0

it('never expires a paid order and never takes payment for an expired one when both happen concurrently', async () => {
  for (let round = 0; round < 12; round += 1) {
    const before = await stock()
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const [row] = await api.db.select().from(orders).where(eq(orders.id, id))
    const paid: string[] = []
    const card: PaymentProvider = {
      ...{ name: 'card', title: 'Card', unavailableReason: () => undefined },
      start: async (order) => {
        paid.push(order.id)
        return { kind: 'done', payment: 'done' }
      },
    }
    const payments = createPaymentService({ ...api.deps, payments: [card] })
    const pay = () => payments.pay(row?.userId ?? 0, { id, method: 'card' }).catch(() => undefined)
    api.wait(2 * 60 * 60_000)
    // Two instances expire orders; which of them starts first varies.
    const works = [() => expireUnpaidOrders(api.deps), pay, () => expireUnpaidOrders(api.deps)]
    await Promise.all(round % 2 === 0 ? works.map((work) => work()) : works.reverse().map((work) => work()))
    const [after] = await api.db.select().from(orders).where(eq(orders.id, id))
    const steps = await api.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    const isPaid = paid.length > 0
    expect(after).toMatchObject(
      isPaid ? { status: 'confirmed', payment: 'done' } : { status: 'cancelled', payment: 'expired' },
    )
    expect(steps.map(({ kind }) => kind).sort()).toEqual(
      ['placed', isPaid ? 'confirmed' : 'cancelled'].sort(),
    )
    expect(await stock()).toBe(isPaid ? before - 1 : before)
  }
})

it('allows no more unpaid orders than the limit when twenty accounts of one network order concurrently', async () => {
  const shop = await openTestApi({ unpaidPerNetwork: 7 })
  await shop.db.update(products).set({ stock: 1_000 }).where(eq(products.nid, gifts.roses))
  const accounts = await createAccounts(shop, 20)
  const taps = await Promise.all(
    accounts.map(async ({ client }, at) => {
      const added = await retryWhileBusy(() =>
        client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }),
      )
      const { version, total } = expectOk(added)
      const orderKey = `00000000-0000-4000-8000-0000000000${String(at + 10)}`
      const responses = { orderKey, version, total, receiver, senderName: '', message: '' }
      return () => retryWhileBusy(() => client.orders.place(responses))
    }),
  )
  const results = (await Promise.all(taps.map((tap) => tap()))).map(resultCodeOf)
  expect(results.filter((word) => word === 'ok')).toHaveLength(7)
  expect(results.filter((word) => word === 'too_many_unpaid')).toHaveLength(13)
  await shop.close()
})
