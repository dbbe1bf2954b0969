import { randomUUID } from 'node:crypto'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { blockDays } from '../fixtures/blockDays.ts'
import { lineOf } from '../fixtures/cartJourney.ts'
import { fillableHampers, filledHamper, filledPrice } from '../fixtures/hamperJourney.ts'
import { expectOk, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, orderCart } from '../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(lateEvening)
})
afterAll(() => api.close())

const stockOf = async (nid: number) =>
  (await api.db.select({ stock: products.stock }).from(products).where(eq(products.nid, nid)))[0]?.stock ?? 0
const setStock = (nid: number, stock: number) =>
  api.db.update(products).set({ stock }).where(eq(products.nid, nid))

describe('an ordered hamper', () => {
  it('is one order line with its contents, and reduces the stock of all of them (R20)', async () => {
    const visitor = await openTestAccount(api)
    const before = await Promise.all(
      [fillableHampers.byHand, fillableHampers.chocolates, fillableHampers.teddy].map(stockOf),
    )
    const message = { attribute: 14, text: 'For Asha' }
    const { lineId } = expectOk(await visitor.client.hampers.add(filledHamper({ message })))
    await visitor.client.cart.changeQuantity({ lineId, from: 1, quantity: 2 })
    const order = await orderCart(visitor)
    expect(order.lines).toHaveLength(1)
    expect(order.lines[0]).toMatchObject({
      ...{ productId: fillableHampers.byHand, quantity: 2, price: filledPrice },
      parts: [
        { title: 'Small Box of Chocolates', quantity: 2 },
        { title: 'Small Teddy, 15 cm', quantity: 1 },
      ],
      attributes: [{ kind: 'message', text: 'For Asha' }],
    })
    const after = await Promise.all(
      [fillableHampers.byHand, fillableHampers.chocolates, fillableHampers.teddy].map(stockOf),
    )
    expect(after.map((left, at) => (before[at] ?? 0) - left)).toEqual([2, 4, 2])
  })

  it('is delivered on the requested day', async () => {
    const visitor = await openTestAccount(api)
    const date = parseCalendarDate('2026-12-01')
    await visitor.client.hampers.add(filledHamper({ date }))
    expect((await orderCart(visitor)).lines[0]?.deliveryDate).toBe(date)
  })

  it('is in the cart with the requested day', async () => {
    const visitor = await openTestAccount(api)
    const date = parseCalendarDate('2026-12-01')
    expectOk(await visitor.client.hampers.add(filledHamper({ date })))
    const cart = expectOk(await visitor.client.cart.list())
    expect(lineOf(cart, fillableHampers.byHand).deliveryText).toContain('Arrives Tue, 1 Dec')
  })

  it.each([
    ['it', fillableHampers.byHand],
    ['one of its items', fillableHampers.teddy],
  ])('cannot be ordered for a day on which %s has become blocked', async (_, nid) => {
    const visitor = await openTestAccount(api)
    await visitor.client.hampers.add(filledHamper({ date: parseCalendarDate('2026-12-01') }))
    const restore = await blockDays(api, nid, ['12-01'])
    const { lines } = expectOk(await visitor.client.cart.list())
    await expect(orderCart(visitor)).rejects.toThrow('be made on that day. The earliest date is Tue, 24 Nov.')
    await restore()
    expect(lines[0]?.deliveryText).toBe('Tue, 1 Dec is no longer available. Select Delivery Date')
  })

  it('cannot be ordered for its day if this was the earliest and one of its items has become blocked', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.hampers.add(filledHamper({ date: parseCalendarDate('2026-11-24') }))
    const restore = await blockDays(api, fillableHampers.teddy, ['11-24'])
    const { lines } = expectOk(await visitor.client.cart.list())
    await expect(orderCart(visitor)).rejects.toThrow('The earliest date is Wed, 25 Nov.')
    await restore()
    expect(lines[0]?.deliveryText).toBe('Tue, 24 Nov is no longer available. Select Delivery Date')
  })

  it('without a day arrives on the first day on which all its items are delivered', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.hampers.add(filledHamper())
    const restore = await blockDays(api, fillableHampers.teddy, ['11-24', '11-25'])
    const order = await orderCart(visitor)
    await restore()
    expect(order.lines[0]?.deliveryDate).toBe('2026-11-26')
  })

  it('returns all its contents to the stock when it is cancelled', async () => {
    const visitor = await openTestAccount(api)
    const before = await Promise.all([fillableHampers.byHand, fillableHampers.chocolates].map(stockOf))
    await visitor.client.hampers.add(filledHamper())
    const { id } = await orderCart(visitor)
    expect(await stockOf(fillableHampers.chocolates)).toBe((before[1] ?? 0) - 2)
    expectOk(await visitor.client.orders.cancel({ id }))
    expect(await Promise.all([fillableHampers.byHand, fillableHampers.chocolates].map(stockOf))).toEqual(
      before,
    )
  })

  it('is reordered with the same contents', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.hampers.add(filledHamper())
    const { id } = await orderCart(visitor)
    expect(expectOk(await visitor.client.orders.reorder({ id, key: randomUUID() }))).toMatchObject({
      leftOut: [],
    })
    const line = lineOf(expectOk(await visitor.client.cart.list()), fillableHampers.byHand)
    expect(line.price).toBe(filledPrice)
    expect(line.contents.map(({ title }) => title)).toEqual(['Small Box of Chocolates', 'Small Teddy, 15 cm'])
  })

  it('cannot be ordered when an item is out of stock, and the error names the item', async () => {
    const visitor = await openTestAccount(api)
    const { lineId } = expectOk(await visitor.client.hampers.add(filledHamper()))
    const cart = expectOk(await visitor.client.cart.changeQuantity({ lineId, from: 1, quantity: 2 }))
    await setStock(fillableHampers.chocolates, 3)
    const request = { orderKey: randomUUID(), version: cart.version }
    expect(expectOk(await visitor.client.cart.startOrder(request))).toEqual({
      kind: 'outOfStock',
      messages: ['Only 3 of Small Box of Chocolates left.'],
    })
    await expect(orderCart(visitor)).rejects.toThrow('Only 3 of Small Box of Chocolates left.')
    expect(await stockOf(fillableHampers.chocolates)).toBe(3)
    await setStock(fillableHampers.chocolates, 320)
  })

  it('that a guest filled is in the cart of the account after the login', async () => {
    const visitor = api.visitor()
    await visitor.client.hampers.add(filledHamper())
    await signUp(api, visitor, 'hamper@example.com')
    expect(lineOf(expectOk(await visitor.client.cart.list()), fillableHampers.byHand).price).toBe(filledPrice)
  })
})
