import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderLines, orders } from '../db/schema/orders.ts'
import { products } from '../db/schema/products.ts'
import { cartGifts, resultCodeOf } from '../fixtures/cartJourney.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, orderCart, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { pointsOwner } from '../fixtures/pointsOwner.ts'
import { setStatus } from '../fixtures/setStatus.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { pincode } = receiver

const evening = () => api.setNow(lateEvening)

const stockOf = async (nid: number) =>
  (await api.db.select({ stock: products.stock }).from(products).where(eq(products.nid, nid)))[0]?.stock ?? 0

const pointsOf = async ({ client }: Visitor) => expectOk(await client.points.list({}))

describe('cancelling an order (AC1)', () => {
  it('returns every unit to the stock, including those of combos and add-ons', async () => {
    evening()
    const visitor = await openTestAccount(api)
    const nids = [gifts.roses, cartGifts.cake, cartGifts.basket, cartGifts.seeds, cartGifts.chocolates]
    const before = await Promise.all(nids.map(stockOf))
    await visitor.client.cart.add({ productId: cartGifts.rosesAndCake, pincode })
    await visitor.client.cart.add({ productId: cartGifts.basket, pincode })
    await visitor.client.cart.add({ productId: cartGifts.chocolates })
    const { id } = await orderCart(visitor)
    expect(await Promise.all(nids.map(stockOf))).toEqual(before.map((stock) => stock - 1))
    const cancelled = expectOk(await visitor.client.orders.cancel({ id }))
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      timeline: [{ kind: 'placed' }, { kind: 'cancelled' }],
      payMethods: [],
      cancel: { isPossible: false, why: 'cancelled' },
    })
    expect(await Promise.all(nids.map(stockOf))).toEqual(before)
  })

  it('refunds spent points; no points had been earned yet', async () => {
    evening()
    const visitor = await pointsOwner(api, 60)
    await visitor.client.cart.add({ productId: gifts.roses, pincode })
    await visitor.client.cart.redeemPoints({ isRedeemed: true })
    const { id, number } = await orderCart(visitor)
    expect((await pointsOf(visitor)).balance).not.toBe(60)
    expectOk(await visitor.client.orders.cancel({ id }))
    const { balance, entries } = await pointsOf(visitor)
    expect(balance).toBe(60)
    expect(entries.map(({ kind, order }) => [kind, order?.number])).toEqual([
      ['returned', number],
      ['spent', number],
      ['given', undefined],
    ])
  })

  it('makes a first-order coupon available again', async () => {
    evening()
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    await visitor.client.cart.add({ productId: gifts.roses, pincode })
    expect(resultCodeOf(await visitor.client.cart.setCoupon({ code: 'FIRST10' }))).toBe('coupon_first_order')
    expectOk(await visitor.client.orders.cancel({ id }))
    expect(resultCodeOf(await visitor.client.cart.setCoupon({ code: 'FIRST10' }))).toBe('ok')
  })

  it('sends a mail and a message', async () => {
    evening()
    const visitor = await openTestAccount(api)
    const { id, number } = await placeGiftOrder(visitor)
    expectOk(await visitor.client.orders.cancel({ id }))
    expect(api.mails.at(-1)?.subject).toBe(`Marigold: Your order ${number} was cancelled.`)
    const { items, unread } = expectOk(await visitor.client.notifications.list())
    expect(items.map(({ kind }) => kind)).toEqual(['cancelled', 'placed'])
    expect(unread).toBe(2)
  })

  it('works once; a second request changes nothing and says so', async () => {
    evening()
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    expectOk(await visitor.client.orders.cancel({ id }))
    const stock = await stockOf(gifts.roses)
    expect(await visitor.client.orders.cancel({ id })).toMatchObject({
      failure: { status: 409, code: 'order_cancelled' },
    })
    expect(await stockOf(gifts.roses)).toBe(stock)
  })

  it('works until the day before the first delivery in India, and not on the day itself', async () => {
    evening()
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    expectOk(await visitor.client.orders.pay({ id, method: 'cod' }))
    const cancel = async () => expectOk(await visitor.client.orders.get({ id })).cancel
    api.setNow(new Date('2026-11-23T23:59:59+05:30'))
    expect(await cancel()).toEqual({ isPossible: true })
    api.setNow(new Date('2026-11-24T00:00:00+05:30'))
    expect(await cancel()).toEqual({ isPossible: false, why: 'tooLate' })
    expect(resultCodeOf(await visitor.client.orders.cancel({ id }))).toBe('order_too_late')
    expect(expectOk(await visitor.client.orders.get({ id })).status).toBe('confirmed')
  })

  it('works on any day while the order is unpaid, because it would otherwise stay open forever', async () => {
    evening()
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    api.setNow(new Date('2026-12-01T10:00:00+05:30'))
    expect(expectOk(await visitor.client.orders.cancel({ id })).status).toBe('cancelled')
  })

  it.each([
    ['confirmed', 'ok'],
    ['preparing', 'order_under_way'],
    ['outForDelivery', 'order_under_way'],
    ['delivered', 'order_delivered'],
  ] as const)('that has the status %s returns %s', async (step, code) => {
    evening()
    const visitor = await openTestAccount(api)
    const { id, number } = await placeGiftOrder(visitor)
    await setStatus(api, number, step)
    expect(resultCodeOf(await visitor.client.orders.cancel({ id }))).toBe(code)
  })

  it('returns the gifts of a combo to the stock, even for an old order without a stored cart', async () => {
    evening()
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add({ productId: cartGifts.rosesAndCake, pincode })
    const { id } = await orderCart(visitor)
    await api.db.update(orders).set({ contents: null }).where(eq(orders.id, id))
    await api.db.update(orderLines).set({ parts: [], sources: [] }).where(eq(orderLines.orderId, id))
    const before = await Promise.all([gifts.roses, cartGifts.cake, cartGifts.rosesAndCake].map(stockOf))
    expectOk(await visitor.client.orders.cancel({ id }))
    const [roses = 0, cake = 0, pair = 0] = before
    expect(await Promise.all([gifts.roses, cartGifts.cake, cartGifts.rosesAndCake].map(stockOf))).toEqual([
      roses + 1,
      cake + 1,
      pair,
    ])
  })

  it('is rolled back when its mail cannot be enqueued', async () => {
    evening()
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const stock = await stockOf(gifts.roses)
    api.breakMail(true)
    expect(await visitor.client.orders.cancel({ id })).toMatchObject({ failure: { status: 500 } })
    api.breakMail(false)
    expect(expectOk(await visitor.client.orders.get({ id })).status).toBe('placed')
    expect(await stockOf(gifts.roses)).toBe(stock)
  })
})
