import { randomUUID } from 'node:crypto'
import { count, eq, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderLines, orders } from '../db/schema/orders.ts'
import { products } from '../db/schema/products.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { retryWhileBusy } from '../fixtures/retryWhileBusy.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Gift = (typeof gifts)[keyof typeof gifts]

/** Creates shoppers, each with one unit of a gift in the cart. */
async function shoppersOf(nid: Gift, amount: number) {
  const visitors = await createAccounts(api, amount)
  return Promise.all(
    visitors.map(async ({ client }) => {
      const added = expectOk(
        await retryWhileBusy(() => client.cart.add({ productId: nid, pincode: '560001' })),
      )
      const [line] = added.lines
      // A "busy" response may follow a successful add, and then the retry adds one more.
      const { version, total } =
        line && line.quantity > 1
          ? expectOk(
              await retryWhileBusy(() =>
                client.cart.changeQuantity({ lineId: line.id, from: line.quantity, quantity: 1 }),
              ),
            )
          : added
      const request = { orderKey: randomUUID(), version, total, receiver, senderName: '', message: '' }
      return { client, tap: () => retryWhileBusy(() => client.orders.place(request)) }
    }),
  )
}

const setStock = (nid: number, stock: number) =>
  api.db.update(products).set({ stock }).where(eq(products.nid, nid))

/** Returns the database's numbers for a gift: units left, units sold, orders. */
async function ledgerOf(nid: number) {
  const [left] = await api.db.select({ stock: products.stock }).from(products).where(eq(products.nid, nid))
  const [sold] = await api.db
    .select({ pieces: sum(orderLines.quantity).mapWith(Number), orders: count() })
    .from(orderLines)
    .where(eq(orderLines.nid, nid))
  return { left: left?.stock, pieces: sold?.pieces ?? 0, orders: sold?.orders }
}

const toOrderIdOrCode = (
  outcome: Awaited<ReturnType<Awaited<ReturnType<typeof shoppersOf>>[number]['tap']>>,
) =>
  outcome.ok ? outcome.value.orderId : 'code' in outcome.failure ? outcome.failure.code : outcome.failure.kind

describe('concurrent orders on Postgres', () => {
  it('of 300 buyers who each click twice sell exactly the 50 units in stock, with equal responses to both clicks (R9)', async () => {
    const shoppers = await shoppersOf(gifts.roses, 300)
    await setStock(gifts.roses, 50)
    const taps = await Promise.all(
      shoppers.map(async ({ tap }) => (await Promise.all([tap(), tap()])).map(toOrderIdOrCode)),
    )
    expect(await ledgerOf(gifts.roses)).toEqual({ left: 0, pieces: 50, orders: 50 })
    const bought = taps.filter(([first]) => first !== 'out_of_stock')
    expect(bought).toHaveLength(50)
    for (const [first, second] of taps) expect(second).toBe(first)
    expect(new Set(bought.flat()).size).toBe(50)
  })

  it('of 40 buyers for the last unit result in one order', async () => {
    const shoppers = await shoppersOf(gifts.jade, 40)
    await setStock(gifts.jade, 1)
    const results = await Promise.all(shoppers.map(async ({ tap }) => toOrderIdOrCode(await tap())))
    expect(await ledgerOf(gifts.jade)).toEqual({ left: 0, pieces: 1, orders: 1 })
    expect(results.filter((word) => word === 'out_of_stock')).toHaveLength(39)
  })

  it('with one idempotency key sent 50 times result in one order and 50 equal responses', async () => {
    const shoppers = await shoppersOf(gifts.hamper, 1)
    const taps = shoppers.flatMap(({ tap }) => Array.from({ length: 50 }, tap))
    const said = (await Promise.all(taps)).map(toOrderIdOrCode)
    expect(new Set(said).size).toBe(1)
    expect(await ledgerOf(gifts.hamper)).toMatchObject({ pieces: 1, orders: 1 })
    expect(
      await api.db
        .select()
        .from(orders)
        .where(eq(orders.id, said[0] ?? '')),
    ).toHaveLength(1)
  })

  it('of one cart with different idempotency keys result in one order', async () => {
    const [visitor] = await createAccounts(api, 1)
    if (!visitor) throw new Error('There is no account.')
    const { client } = visitor
    const { version, total } = expectOk(await client.cart.add({ productId: gifts.cake, pincode: '560001' }))
    const tap = () =>
      client.orders.place({ orderKey: randomUUID(), version, total, receiver, senderName: '', message: '' })
    const said = (await Promise.all(Array.from({ length: 10 }, tap))).map(toOrderIdOrCode)
    expect(said.filter((word) => word === 'cart_changed')).toHaveLength(9)
    expect(await ledgerOf(gifts.cake)).toMatchObject({ pieces: 1, orders: 1 })
  })

  it('of a cart that changes meanwhile result in an order of the cart as shown, or are rejected', async () => {
    for (const shopper of await shoppersOf(gifts.bouquet, 20)) {
      const [placed] = await Promise.all([
        shopper.tap(),
        shopper.client.cart.add({ productId: gifts.bouquet, pincode: '560001' }),
      ])
      const left = expectOk(await shopper.client.cart.list()).itemCount
      // If the order is first, one unit is sold and the new one stays in the cart. If the add is first, the shopper
      // must review the cart.
      expect(placed.ok ? left : [toOrderIdOrCode(placed), left]).toEqual(placed.ok ? 1 : ['cart_changed', 2])
    }
  })
})

/** The obvious but wrong rule: check, then take. */
async function takeNaively(nid: number): Promise<boolean> {
  const [found] = await api.db.select({ stock: products.stock }).from(products).where(eq(products.nid, nid))
  if (!found || found.stock < 1) return false
  await api.db
    .update(products)
    .set({ stock: found.stock - 1 })
    .where(eq(products.nid, nid))
  return true
}

it('check-then-take oversells a gift on this Postgres, which shows that the tests above can fail', async () => {
  await setStock(gifts.roses, 50)
  const taken = await Promise.all(Array.from({ length: 300 }, () => takeNaively(gifts.roses)))
  expect(taken.filter(Boolean).length).toBeGreaterThan(50)
})
