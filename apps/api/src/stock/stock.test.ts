import { createApiClient } from '@store/api-client'
import { paise } from '@store/api-client/contract/money'
import type { StockChange } from '@store/api-client/contract/staff'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { addTestStaff } from '../fixtures/addTestStaff.ts'
import { growCatalogue } from '../fixtures/growCatalogue.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, orderCart } from '../fixtures/orderJourney.ts'

let api: TestApi
let token: string
beforeEach(async () => {
  api = await openTestApi()
  token = await addTestStaff(api)
})
afterEach(() => api.close())

const roses = 'mg-1001'
const cake = 'mg-2001'

const staff = () => {
  const { fetch } = api.visitor()
  const headers = { authorization: `Bearer ${token}` }
  return createApiClient({ baseUrl: 'http://store.test', brand: 'marigold', fetch, headers }).staff
}

const change = async (...rows: readonly StockChange[]) =>
  expectOk(await staff().changeStock({ products: rows }))

const product = async (nid: number) => {
  const [found] = await api.db.select().from(products).where(eq(products.nid, nid))
  if (!found) throw new Error(`There is no product ${nid}.`)
  return found
}

/** Sets when products last changed, in the database's own time. */
const setChangedAt = (ago: string, which?: SQL) =>
  api.db
    .update(products)
    .set({ changedAt: sql`now() - ${ago}::interval` })
    .where(which)

const post = async (path: string, body: unknown) => {
  const response = await api.visitor().fetch(`http://store.test/api/marigold/staff/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

describe('a new price', () => {
  it('applies to the next order, while existing orders keep their price', async () => {
    const visitor = await openTestAccount(api)
    const { client } = visitor
    expectOk(await client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
    const before = expectOk(await client.cart.list()).total
    const first = await orderCart(visitor)
    const { price } = await product(gifts.roses)
    await change({ sku: roses, price: paise(price + 12_350) })
    expectOk(await client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
    expect(expectOk(await client.cart.list()).total).toBe(before + 12_350)
    const second = await orderCart(visitor)
    expect(second.total - first.total).toBe(12_350)
    expect(expectOk(await client.orders.get({ id: first.id })).total).toBe(first.total)
  })

  it('rejects an order with the old price from an outdated cart', async () => {
    const { client } = await openTestAccount(api)
    expectOk(await client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
    const { version, total } = expectOk(await client.cart.list())
    const { price } = await product(gifts.roses)
    await change({ sku: roses, price: paise(price + 100) })
    const placed = await client.orders.place({
      ...{ orderKey: crypto.randomUUID(), version, total, receiver },
      ...{ senderName: 'Asha', message: '' },
    })
    expect(placed).toMatchObject({ ok: false, failure: { status: 409 } })
  })

  it('keeps a list price that is higher than the new price, and adds none if there was none', async () => {
    await change({ sku: roses, price: paise(50_000), listPrice: paise(60_000) })
    await change({ sku: roses, price: paise(55_000) })
    expect(await product(1001)).toMatchObject({ price: 55_000, listPrice: 60_000 })
    await change({ sku: roses, listPrice: paise(55_000) })
    await change({ sku: roses, price: paise(70_050) })
    expect(await product(1001)).toMatchObject({ price: 70_050, listPrice: 70_050 })
  })

  it('changes the reward points of the product, and removes its price breakup', async () => {
    const { price, facts } = await product(1001)
    expect(facts).toMatchObject({ priceParts: [{}, {}, {}] })
    await change({ sku: roses, price: paise(price * 10), listPrice: paise(price * 10) })
    const now = (await product(1001)).facts
    expect(now?.priceParts).toEqual([])
    expect(now?.earnPoints).toBe(Math.round((price * 10 * (now?.earnPercent ?? 0)) / 10_000))
    expect(now?.earnPoints).toBeGreaterThan(facts?.earnPoints ?? 0)
  })

  it('also changes the page for companies, from which a withdrawn gift is removed', async () => {
    const { client } = api.visitor()
    const page = async () => expectOk(await client.corporate.page({})).products
    const gift = await product(10_002)
    const priceOf = async () => (await page()).find(({ title }) => title === gift.title)?.price
    expect(await priceOf()).toBe(gift.price)
    await change({ sku: gift.sku, price: paise(gift.price + 100), listPrice: paise(gift.price + 100) })
    expect(await priceOf()).toBe(gift.price + 100)
    expectOk(await staff().withdrawProducts({ skus: [gift.sku] }))
    expect(await priceOf()).toBeUndefined()
  })
})

describe('a new stock', () => {
  it('limits what can be sold, and a repeated request has no further effect', async () => {
    const once = await change({ sku: roses, stock: 3 }, { sku: cake, stock: 0 })
    expect(once).toMatchObject({
      changed: 2,
      products: [
        { sku: roses, stock: 3 },
        { sku: cake, stock: 0 },
      ],
    })
    expect(await change({ sku: roses, stock: 3 }, { sku: cake, stock: 0 })).toEqual({ ...once, changed: 0 })
    const { client } = api.visitor()
    const added = await client.cart.add({ productId: gifts.cake, pincode: receiver.pincode })
    expect(added).toMatchObject({ failure: { code: 'out_of_stock' } })
  })

  it('is rejected if units were sold meanwhile, and accepted with the current number', async () => {
    const { stock } = await product(1001)
    const visitor = await openTestAccount(api)
    expectOk(await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
    await orderCart(visitor)
    const row = { sku: roses, stock: stock + 10 }
    expect(await staff().changeStock({ products: [{ ...row, ifStock: stock }] })).toMatchObject({
      failure: {
        ...{ status: 409, code: 'stock_changed' },
        message: `Nothing was written.\nproducts[0] (mg-1001): the store has ${stock - 1} units, not ${stock}`,
      },
    })
    await change({ ...row, ifStock: stock - 1 })
    expect(await change({ ...row, ifStock: stock - 1 })).toMatchObject({ changed: 0 })
  })
})

describe('a batch with an error', () => {
  it('writes nothing, and names every row with an error', async () => {
    const before = await product(1001)
    const { status, body } = await post('stock', {
      products: [
        { sku: roses, stock: 1 },
        { sku: 'mg-0', stock: 1 },
        { sku: cake, sell_price: 99_000 },
        { sku: roses, stock: 2 },
        { sku: 'mg-10002', stock: 5 },
      ],
    })
    expect(status).toBe(404)
    expect(body.message.split('\n')).toEqual([
      'Nothing was written.',
      'products[1] (mg-0): there is no product with this stock number',
      expect.stringMatching(
        /^products\[2\] \(mg-2001\): the list price ₹[\d.]+ is below the price ₹99000.00/,
      ),
      'products[3] (mg-1001): this stock number is in the request more than once',
      'products[4] (mg-10002): this product is sold by enquiry, and has no stock',
    ])
    expect(await product(1001)).toEqual(before)
  })

  it.each([
    [{ products: [] }, /^products: /],
    [{ products: [{ sku: roses, sell_price: '₹749' }] }, /^products\[0\]\.sell_price: .*number/],
    [
      { products: [{ sku: roses }, { sku: cake, sell_price: 7.123 }] },
      /^products\[1\]\.sell_price: at most two/,
    ],
    [{ products: [{ sku: roses, stock: -1 }] }, /^products\[0\]\.stock: /],
    [{ products: [{ sku: roses, prise: 7 }] }, /^products\[0\]\.prise: /],
    [{ products: Array.from({ length: 501 }, (_, at) => ({ sku: `mg-${at}` })) }, /^products: .*500/],
  ])('in its format says where it is: %j', async (sent, expected) => {
    const { status, body } = await post('stock', sent)
    expect([status, body.message]).toEqual([400, expect.stringMatching(expected)])
  })
})

describe('the products that changed since a cursor', () => {
  it('are all products at first, and later only the changed ones, including their stock after a sale', async () => {
    await growCatalogue(api.db, 4)
    await setChangedAt('1 hour')
    const seen: string[] = []
    let pages = 1
    let page = expectOk(await staff().listStock({}))
    for (;;) {
      seen.push(...page.products.map(({ sku }) => sku))
      if (!page.hasMore) break
      page = expectOk(await staff().listStock({ since: page.cursor }))
      pages += 1
    }
    const all = await api.db.select({ sku: products.sku }).from(products)
    expect(pages).toBe(2)
    expect(seen.toSorted()).toEqual(all.map(({ sku }) => sku).toSorted())
    const { cursor } = page
    expect(expectOk(await staff().listStock({ since: cursor }))).toEqual({
      products: [],
      cursor,
      hasMore: false,
    })
    const visitor = await openTestAccount(api)
    expectOk(await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
    await orderCart(visitor)
    await change({ sku: cake, stock: 4 })
    const isNew = sql`${products.changedAt} > now() - interval '59 minutes'`
    const changed = await api.db.select({ nid: products.nid }).from(products).where(isNew)
    expect(changed.map(({ nid }) => nid).toSorted()).toEqual([1001, 2001])
    await setChangedAt('-1 hour', isNew)
    expect(expectOk(await staff().listStock({ since: cursor })).products).toEqual([])
    await setChangedAt('31 seconds', isNew)
    const next = expectOk(await staff().listStock({ since: cursor }))
    expect(next.products.map(({ sku, stock }) => [sku, stock])).toEqual([
      [roses, (await product(1001)).stock],
      [cake, 4],
    ])
    expect(expectOk(await staff().listStock({ since: next.cursor })).products).toEqual([])
  })

  it('do not include products of which only an unlisted text changed', async () => {
    const { changedAt } = await product(1001)
    await api.db.update(products).set({ description: 'Fresh.' }).where(eq(products.nid, 1001))
    expect((await product(1001)).changedAt).toEqual(changedAt)
    await api.db.update(products).set({ stock: 1 }).where(eq(products.nid, 1001))
    expect((await product(1001)).changedAt.getTime()).toBeGreaterThan(changedAt.getTime())
  })
})

describe('the audit log', () => {
  it('records each change of a product, but no unchanged values', async () => {
    await change({ sku: roses, price: paise(50_000), listPrice: paise(50_000), stock: 3 })
    await change({ sku: roses, stock: 3 })
    await change({ sku: roses, stock: 4 })
    expectOk(await staff().withdrawProducts({ skus: [roses], note: 'Frost' }))
    const entries = expectOk(await staff().listAuditEntries({ sku: roses }))
    expect(
      entries.map(({ action, before, after, note, actor }) => [actor, action, before, after, note]),
    ).toEqual([
      [
        ...['Warehouse', 'productWithdrawn', '₹500.00 of ₹500.00, 4 in stock'],
        ...['₹500.00 of ₹500.00, 4 in stock, off sale', 'Frost'],
      ],
      [
        ...['Warehouse', 'stockChanged', '₹500.00 of ₹500.00, 3 in stock'],
        ...['₹500.00 of ₹500.00, 4 in stock', ''],
      ],
      ['Warehouse', 'stockChanged', expect.any(String), '₹500.00 of ₹500.00, 3 in stock', ''],
    ])
  })
})
