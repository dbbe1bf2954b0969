import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderLines } from '../db/schema/orders.ts'
import { products } from '../db/schema/products.ts'
import { cartGifts, lineOf, resultCodeOf } from '../fixtures/cartJourney.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { basket, cake, celebration, chocolates, rosesAndCake, seeds } = cartGifts
const pincode = '560001'

async function shopper(): Promise<Visitor['client']> {
  const [visitor] = await createAccounts(api, 1)
  if (!visitor) throw new Error('There is no account.')
  return visitor.client
}

async function order(client: Visitor['client'], to = receiver) {
  const { version, total } = expectOk(await client.cart.list())
  const request = { orderKey: randomUUID(), version, total, receiver: to, senderName: '', message: '' }
  return client.orders.place(request)
}

const stockOf = async (nid: number) =>
  (await api.db.select({ stock: products.stock }).from(products).where(eq(products.nid, nid)))[0]?.stock ?? 0

describe('the order of a cart with everything', () => {
  it('matches the cart in every line, the total and the texts', async () => {
    const client = await shopper()
    const pair = expectOk(await client.cart.add({ productId: rosesAndCake, pincode }))
    const lineId = lineOf(pair, gifts.roses).id
    await client.cart.changeQuantity({ lineId, quantity: 3, from: 1 })
    await client.cart.add({ productId: basket, pincode })
    await client.cart.add({ productId: chocolates })
    const texts = [{ attribute: 16, text: 'For Asha' }]
    const cart = expectOk(await client.cart.add({ productId: cake, pincode, texts }))
    const before = { roses: await stockOf(gifts.roses), seeds: await stockOf(seeds) }

    const { orderId } = expectOk(await order(client))
    const placed = expectOk(await client.orders.get({ id: orderId }))
    expect(placed.total).toBe(cart.total)
    expect(placed.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(placed.total)
    expect(placed.lines.map(({ title, quantity, price }) => [title, quantity, price])).toEqual([
      ['Roses and a Truffle Cake', 1, 1349_00],
      ['Twelve Red Roses Bouquet', 2, 699_00],
      ['Fifty Red Roses in a Basket', 1, 2499_00],
      ['Marigold Seed Packet', 1, 0],
      ['Small Box of Chocolates', 1, 249_00],
      ['Chocolate Truffle Cake', 1, 749_00],
    ])
    const items = placed.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    expect(placed.rows[0]).toMatchObject({ amount: items })
    expect(await stockOf(gifts.roses)).toBe(before.roses - 3)
    expect(await stockOf(seeds)).toBe(before.seeds - 1)

    const rows = await api.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.id))
    expect(rows.at(-1)?.attributes).toMatchObject([{ text: '1 Kg' }, { aid: 16, text: 'For Asha' }])
    expect(rows[0]?.attributes).toMatchObject([{ text: '1 Kg' }, { aid: 16, text: '' }])
  })

  it('contains no declined free line', async () => {
    const client = await shopper()
    const cart = expectOk(await client.cart.add({ productId: basket, pincode }))
    await client.cart.setFreebie({ lineId: lineOf(cart, seeds).id, isDeclined: true })
    const before = await stockOf(seeds)
    const { orderId } = expectOk(await order(client))
    expect(expectOk(await client.orders.get({ id: orderId })).lines).toHaveLength(1)
    expect(await stockOf(seeds)).toBe(before)
    expect(expectOk(await client.cart.list()).lines).toEqual([])
  })

  it('leaves saved lines in the cart, and removed ones can still be restored', async () => {
    const client = await shopper()
    await client.cart.add({ productId: gifts.roses, pincode })
    await client.cart.add({ productId: gifts.bouquet, pincode })
    const cart = expectOk(await client.cart.add({ productId: chocolates }))
    const bouquet = lineOf(cart, gifts.bouquet).id
    await client.cart.save({ lineIds: [bouquet], isSaved: true })
    const removed = lineOf(cart, chocolates).id
    await client.cart.remove({ lineIds: [removed] })
    expectOk(await order(client))
    const left = expectOk(await client.cart.list())
    expect([left.lines, left.saved.map(({ id }) => id)]).toEqual([[], [bouquet]])
    const back = expectOk(await client.cart.restore({ lineIds: [removed] }))
    expect(back.lines).toMatchObject([{ id: removed, belongsTo: undefined }])
  })

  it('delivers all gifts of a combo on the date of the combo', async () => {
    const client = await shopper()
    const cart = expectOk(await client.cart.add({ productId: celebration, pincode }))
    expect(new Set(cart.lines.map(({ deliveryText }) => deliveryText))).toEqual(
      new Set(['Arrives Tue, 24 Nov in Bengaluru, 560001']),
    )
    const { orderId } = expectOk(await order(client))
    const { lines } = expectOk(await client.orders.get({ id: orderId }))
    expect(lines).toMatchObject([{ title: 'A Celebration of Four', deliveryDate: '2026-11-24' }])
  })

  it('is rejected for a receiver in a city without a baker if a combo contains a cake', async () => {
    const client = await shopper()
    await client.cart.add({ productId: rosesAndCake, pincode })
    expect(resultCodeOf(await order(client, { ...receiver, pincode: '682001', city: 'Kochi' }))).toBe(
      'not_deliverable',
    )
  })

  it('names the out-of-stock gifts of a combo instead of the combo', async () => {
    const client = await shopper()
    await client.cart.add({ productId: rosesAndCake, pincode })
    const before = await stockOf(gifts.roses)
    await api.db.update(products).set({ stock: 0 }).where(eq(products.nid, gifts.roses))
    const { version } = expectOk(await client.cart.list())
    expect(expectOk(await client.cart.startOrder({ orderKey: randomUUID(), version }))).toEqual({
      kind: 'outOfStock',
      messages: ['Twelve Red Roses Bouquet is out of stock.'],
    })
    expect(resultCodeOf(await order(client))).toBe('out_of_stock')
    await api.db.update(products).set({ stock: before }).where(eq(products.nid, gifts.roses))
  })
})
