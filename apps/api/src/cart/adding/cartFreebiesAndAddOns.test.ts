import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../db/schema/products.ts'
import { cartGifts, lineOf, missingLineId, resultCodeOf } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { basket, candle, chocolates, seeds, vase } = cartGifts

const setStock = (nid: number, stock: number) =>
  api.db.update(products).set({ stock }).where(eq(products.nid, nid))

describe('a free line', () => {
  const basketOf = async ({ client }: Visitor) =>
    expectOk(await client.cart.add({ productId: basket, pincode: '560001' }))

  it('is added with its gift, free and not counted as an item, and is delivered with the gift', async () => {
    const cart = await basketOf(api.visitor())
    const free = lineOf(cart, seeds)
    expect(free).toMatchObject({ isFree: true, isDeclined: false, price: 0, quantity: 1 })
    expect(free.belongsTo).toBe(lineOf(cart, basket).id)
    expect(free.deliveryText).toBe(lineOf(cart, basket).deliveryText)
    expect(cart).toMatchObject({ itemCount: 1, total: 249900 })
  })

  it('is added once, whatever the quantity of its gift', async () => {
    const visitor = api.visitor()
    await basketOf(visitor)
    const cart = await basketOf(visitor)
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  it('has no quantity, and cannot be removed or saved without its gift', async () => {
    const visitor = api.visitor()
    const { id } = lineOf(await basketOf(visitor), seeds)
    const { cart } = visitor.client
    expect(await cart.changeQuantity({ lineId: id, quantity: 2, from: 1 })).toMatchObject({
      failure: { status: 409, code: 'free_line' },
    })
    expect(resultCodeOf(await cart.remove({ lineIds: [id] }))).toBe('free_line')
    expect(resultCodeOf(await cart.save({ lineIds: [id], isSaved: true }))).toBe('free_line')
  })

  it('stays in the cart when declined, and the choice is stored for a week', async () => {
    const visitor = api.visitor()
    const { client, cookies } = visitor
    const { id } = lineOf(await basketOf(visitor), seeds)
    const without = expectOk(await client.cart.setFreebie({ lineId: id, isDeclined: true }))
    expect(lineOf(without, seeds).isDeclined).toBe(true)
    expect(cookies.get('udf')).toBe('1')
    await client.cart.remove({ lineIds: [lineOf(without, basket).id] })
    expect(lineOf(await basketOf(visitor), seeds).isDeclined).toBe(true)
    const again = lineOf(expectOk(await client.cart.list()), seeds)
    await client.cart.setFreebie({ lineId: again.id, isDeclined: false })
    expect(cookies.get('udf')).toBe('0')
  })

  it('stores in a cookie for a week that the shopper declined it', async () => {
    const { client, fetch } = api.visitor()
    const cart = expectOk(await client.cart.add({ productId: basket }))
    const response = await fetch('http://store.test/api/fa/newfacart/cart/freebie', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ci_id: lineOf(cart, seeds).id, udf: 1 }),
    })
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('udf='))
    expect(line?.split('; ').sort()).toEqual(['Max-Age=604800', 'Path=/', 'SameSite=Lax', 'udf=1'])
  })

  it.each(['2', 'true', ''])('is not declined by an invalid udf cookie: %s', async (value) => {
    const visitor = api.visitor()
    visitor.cookies.set('udf', value)
    expect(lineOf(await basketOf(visitor), seeds).isDeclined).toBe(false)
  })

  it('is not offered when out of stock', async () => {
    await setStock(seeds, 0)
    const visitor = api.visitor()
    expect((await basketOf(visitor)).lines).toHaveLength(1)
    await setStock(seeds, 900)
    expect(expectOk(await visitor.client.cart.list()).lines).toHaveLength(2)
  })

  it('can be declined only by its owner, and other lines cannot be declined', async () => {
    const visitor = api.visitor()
    const cart = await basketOf(visitor)
    const stranger = api.visitor()
    await basketOf(stranger)
    const request = { lineId: lineOf(cart, seeds).id, isDeclined: true }
    expect(resultCodeOf(await stranger.client.cart.setFreebie(request))).toBe('line_gone')
    expect(stranger.cookies.has('udf')).toBe(false)
    const paid = { lineId: lineOf(cart, basket).id, isDeclined: true }
    expect(resultCodeOf(await visitor.client.cart.setFreebie(paid))).toBe('line_gone')
  })
})

describe('an add-on', () => {
  it('is offered for the first gift that has add-ons, except those in the cart', async () => {
    const { client } = api.visitor()
    const { addOns } = expectOk(await client.cart.add({ productId: gifts.roses, pincode: '560001' }))
    expect(addOns?.items).toHaveLength(8)
    expect(addOns?.items[0]).toMatchObject({ productId: chocolates, price: 24900 })
    const cart = expectOk(await client.cart.add({ productId: chocolates }))
    expect(cart.addOns?.items.map(({ productId }) => productId)).not.toContain(chocolates)
  })

  it('is not offered for an empty cart', async () => {
    expect(expectOk(await api.visitor().client.cart.list()).addOns).toBeUndefined()
  })

  it('is assigned to the requested line or else to the first gift, with the location of that gift', async () => {
    const { client } = api.visitor()
    await client.cart.add({ productId: gifts.roses, pincode: '560001' })
    const two = expectOk(await client.cart.add({ productId: gifts.bouquet, pincode: '110001' }))
    const second = lineOf(two, gifts.bouquet).id
    await client.cart.add({ productId: chocolates })
    const cart = expectOk(await client.cart.add({ productId: vase, belongsTo: second }))
    expect(lineOf(cart, chocolates).belongsTo).toBe(lineOf(cart, gifts.roses).id)
    expect(lineOf(cart, vase)).toMatchObject({
      belongsTo: second,
      deliveryText: expect.stringContaining('110001'),
    })
  })

  it('is a separate line for each of its gifts', async () => {
    const { client } = api.visitor()
    await client.cart.add({ productId: gifts.roses })
    const { lines } = expectOk(await client.cart.add({ productId: gifts.jade }))
    const ids = lines.map(({ id }) => id)
    for (const belongsTo of [...ids, ...ids]) await client.cart.add({ productId: chocolates, belongsTo })
    const along = expectOk(await client.cart.list()).lines.slice(2)
    expect(along.map(({ belongsTo, quantity }) => [belongsTo, quantity])).toEqual(ids.map((id) => [id, 2]))
  })

  it('is rejected if it cannot be delivered to the location of its gift', async () => {
    const { client } = api.visitor()
    await client.cart.add({ productId: gifts.jade, pincode: '744101' })
    expect(resultCodeOf(await client.cart.add({ productId: vase }))).toBe('not_deliverable')
  })

  it('is rejected if its target line is free, an add-on, removed or owned by another visitor', async () => {
    const { client } = api.visitor()
    await client.cart.add({ productId: basket })
    const cart = expectOk(await client.cart.add({ productId: chocolates }))
    const stranger = lineOf(
      expectOk(await api.visitor().client.cart.add({ productId: gifts.roses })),
      gifts.roses,
    )
    const wrong = [lineOf(cart, seeds).id, lineOf(cart, chocolates).id, stranger.id, missingLineId]
    for (const belongsTo of wrong) {
      expect(resultCodeOf(await client.cart.add({ productId: vase, belongsTo }))).toBe('line_gone')
    }
    expect(
      resultCodeOf(await api.visitor().client.cart.add({ productId: vase, belongsTo: missingLineId })),
    ).toBe('line_gone')
    const [gift] = cart.lines
    expect(resultCodeOf(await client.cart.add({ productId: gifts.roses, belongsTo: gift?.id }))).toBe(
      'invalid',
    )
  })

  it('is rejected without its required input, such as the number of a candle', async () => {
    expect(resultCodeOf(await api.visitor().client.cart.add({ productId: candle }))).toBe('not_found')
  })
})
