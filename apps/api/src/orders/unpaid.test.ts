import { parseCalendarDate } from '@store/api-client/contract/date'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverySlots } from '../db/schema/deliverySlots.ts'
import { orders } from '../db/schema/orders.ts'
import { products } from '../db/schema/products.ts'
import { slotOrderCounts } from '../db/schema/slotBookings.ts'
import { resultCodeOf } from '../fixtures/cartJourney.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { openTestAccount, orderCart, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { pointsOwner } from '../fixtures/pointsOwner.ts'
import { redirectPaymentProvider } from '../fixtures/redirectPaymentProvider.ts'
import { setStatus } from '../fixtures/setStatus.ts'
import { createPaymentService } from './createPaymentService.ts'
import { expireUnpaidOrders } from './expireUnpaidOrders.ts'

const minute = 60_000

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const get = async ({ client }: Visitor, id: string) => expectOk(await client.orders.get({ id }))

const stockOf = async (nid: number) =>
  (await api.db.select().from(products).where(eq(products.nid, nid)))[0]?.stock

const payAfter = (ms: number) => {
  api.wait(ms)
  return expireUnpaidOrders(api.deps)
}

describe('an unpaid order', () => {
  it('expires after 20 minutes and returns stock, slot, coupon and points', async () => {
    await api.db.update(deliverySlots).set({ capacity: 1 }).where(eq(deliverySlots.id, '23-24'))
    const visitor = await pointsOwner(api, 60)
    const { cart } = visitor.client
    const before = await stockOf(gifts.cake)
    const delivery = { date: parseCalendarDate('2026-12-01'), by: 'vendor' as const, slot: '23-24' }
    await cart.add({ productId: gifts.cake, pincode: receiver.pincode, delivery })
    await cart.setCoupon({ code: 'FIRST10' })
    await cart.redeemPoints({ isRedeemed: true })
    const { id, payBy, paySecondsLeft } = await orderCart(visitor)
    expect(paySecondsLeft).toBe(20 * 60)
    expect(payBy).toBe(new Date(api.now().getTime() + 20 * minute).toISOString())
    expect(await stockOf(gifts.cake)).toBe((before ?? 0) - 1)

    expect(await payAfter(20 * minute)).toBe(0)
    expect(await payAfter(1)).toBe(1)
    expect(await get(visitor, id)).toMatchObject({
      ...{ status: 'cancelled', payment: 'expired', payMethods: [], payBy: undefined },
      timeline: [{ kind: 'placed' }, { kind: 'cancelled' }],
    })
    expect(await stockOf(gifts.cake)).toBe(before)
    expect(await api.db.select().from(slotOrderCounts)).toMatchObject([{ slotId: '23-24', taken: 0 }])
    expect(expectOk(await visitor.client.points.list({ page: 1 })).balance).toBe(60)
    await cart.add({ productId: gifts.cake, pincode: receiver.pincode })
    expect(resultCodeOf(await cart.setCoupon({ code: 'FIRST10' }))).toBe('ok')
    expect(await expireUnpaidOrders(api.deps)).toBe(0)
  })

  it('sends a mail and a message on expiry, and can no longer be paid', async () => {
    const visitor = await openTestAccount(api)
    const { id, number } = await placeGiftOrder(visitor)
    await payAfter(21 * minute)
    expect(api.mails.at(-1)?.subject).toContain(number)
    expect(api.mails.at(-1)?.text).toContain('wasn’t paid in time')
    expect(expectOk(await visitor.client.notifications.list()).items[0]).toMatchObject({ kind: 'cancelled' })
    expect(await visitor.client.orders.pay({ id, method: 'cod' })).toMatchObject({
      failure: { status: 409, code: 'order_expired' },
    })
  })

  it('never expires when it is paid on delivery or the shop has already changed its status', async () => {
    const [agreed, moved] = [await openTestAccount(api), await openTestAccount(api)]
    const first = await placeGiftOrder(agreed)
    const second = await placeGiftOrder(moved)
    expectOk(await agreed.client.orders.pay({ id: first.id, method: 'cod' }))
    await setStatus(api, second.number, 'preparing')
    expect(await payAfter(10 * 24 * 60 * minute)).toBe(0)
    expect(await get(agreed, first.id)).toMatchObject({ status: 'confirmed', payment: 'onDelivery' })
    expect(await get(moved, second.id)).toMatchObject({ status: 'preparing', payBy: undefined })
  })

  it('has 20 minutes to be paid from the start of its first payment', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const payments = createPaymentService({ ...api.deps, payments: [redirectPaymentProvider] })
    const [row] = await api.db.select().from(orders).where(eq(orders.id, id))
    const pay = () => payments.pay(row?.userId ?? 0, { id, method: 'card' })
    api.wait(15 * minute)
    await pay()
    const until = new Date(api.now().getTime() + 20 * minute).toISOString()
    api.wait(15 * minute)
    await pay()
    expect(await expireUnpaidOrders(api.deps)).toBe(0)
    expect((await get(visitor, id)).payBy).toBe(until)
    expect(await payAfter(6 * minute)).toBe(1)
    await expect(pay()).rejects.toMatchObject({ code: 'order_expired' })
  })

  it('does not block the expiry of other orders if its own expiry fails', async () => {
    const broken = await openTestAccount(api)
    const { id } = await placeGiftOrder(broken)
    api.wait(minute)
    const visitor = await openTestAccount(api)
    const sound = await placeGiftOrder(visitor)
    const deps = {
      ...api.deps,
      mailer: {
        enqueue: async (...[, { text }]: Parameters<typeof api.deps.mailer.enqueue>) => {
          if (!text.includes(sound.number)) throw new Error('the mail cannot be put on its way')
        },
      },
    }
    api.wait(21 * minute)
    expect(await expireUnpaidOrders(deps)).toBe(1)
    expect(await get(broken, id)).toMatchObject({ status: 'placed', payment: 'pending' })
    expect(await get(visitor, sound.id)).toMatchObject({ payment: 'expired' })
    expect(await expireUnpaidOrders(api.deps)).toBe(1)
  })
})

describe('the limit of unpaid orders', () => {
  const twice = { unpaidPerAccount: 2 }

  it('counts all orders of an account against the limit, except paid and cancelled orders', async () => {
    const shop = await openTestApi(twice)
    const visitor = await openTestAccount(shop)
    const { cart } = visitor.client
    const [first, second] = [await placeGiftOrder(visitor), await placeGiftOrder(visitor)]
    const { version, total } = expectOk(await cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
    const place = (orderKey: string) =>
      visitor.client.orders.place({ orderKey, version, total, receiver, senderName: '', message: '' })
    const stock = async () =>
      (await shop.db.select().from(products).where(eq(products.nid, gifts.roses)))[0]?.stock
    const left = await stock()
    expect(await place('00000000-0000-4000-8000-000000000001')).toMatchObject({
      failure: {
        status: 409,
        code: 'too_many_unpaid',
        message: expect.stringContaining('several unpaid orders'),
      },
    })
    expect(await stock()).toBe(left)
    expect(expectOk(await cart.list()).lines).toHaveLength(1)
    await visitor.client.orders.cancel({ id: first.id })
    expectOk(await place('00000000-0000-4000-8000-000000000002'))
    await visitor.client.orders.pay({ id: second.id, method: 'cod' })
    await placeGiftOrder(visitor)
    await shop.close()
  })

  it('applies to all orders of a network, but not to those of another network', async () => {
    const shop = await openTestApi({ unpaidPerNetwork: 2 })
    for (const _ of [1, 2]) await placeGiftOrder(await openTestAccount(shop))
    await expect(placeGiftOrder(await openTestAccount(shop))).rejects.toThrow('too_many_unpaid')
    const elsewhere = shop.visitor('198.51.100.9')
    elsewhere.cookies.set('sid', (await openTestAccount(shop)).cookies.get('sid') ?? '')
    await placeGiftOrder(elsewhere)
    const rows = await shop.db.select({ network: orders.network }).from(orders)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
    await shop.close()
  })
})
