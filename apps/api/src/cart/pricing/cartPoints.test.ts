import { randomUUID } from 'node:crypto'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pointEntries } from '../../db/schema/pointEntries.ts'
import { products } from '../../db/schema/products.ts'
import { cartGifts, lineOf } from '../../fixtures/cartJourney.ts'
import { createAccounts } from '../../fixtures/createAccounts.ts'
import { expectOk, gifts, receiver } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../../fixtures/openTestApi.ts'
import { pointsOwner, userIdOf } from '../../fixtures/pointsOwner.ts'
import { setStatus } from '../../fixtures/setStatus.ts'
import { expireUnpaidOrders } from '../../orders/expireUnpaidOrders.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const pincode = '560001'
const yes = { isRedeemed: true }

async function order({ client }: Visitor, orderKey = randomUUID()) {
  const { version, total } = expectOk(await client.cart.list())
  return client.orders.place({ orderKey, version, total, receiver, senderName: '', message: '' })
}

const entriesOf = async (visitor: Visitor) =>
  (
    await api.db
      .select()
      .from(pointEntries)
      .where(eq(pointEntries.userId, await userIdOf(api, visitor)))
      .orderBy(pointEntries.id)
  ).map(({ kind, points }) => [kind, points])

const earnsOf = async (nid: number) =>
  (await api.db.select().from(products).where(eq(products.nid, nid)))[0]?.facts?.earnPoints ?? 0

describe('reward points', () => {
  it('are available to signed-in users who have some', async () => {
    const guest = api.visitor()
    await guest.client.cart.add({ productId: gifts.roses, pincode })
    expect(await guest.client.cart.redeemPoints(yes)).toMatchObject({
      failure: { status: 401, code: 'login_required', message: 'Please login to redeem reward points' },
    })
    expect(expectOk(await guest.client.cart.list()).points).toBeUndefined()
    const [newcomer] = await createAccounts(api, 1)
    expect(expectOk((await newcomer?.client.cart.redeemPoints(yes)) ?? expect.unreachable())).toMatchObject({
      points: undefined,
      total: 0,
    })
  })

  it('pay a tenth of the remaining amount, or the whole balance', async () => {
    const { client } = await pointsOwner(api, 500)
    await client.cart.add({ productId: gifts.roses, pincode })
    await client.cart.setCoupon({ code: 'FIRST10' })
    const before = expectOk(await client.cart.list())
    expect(before.points).toEqual({ balance: 500, redeemable: 63_00, isRedeemed: false })
    const cart = expectOk(await client.cart.redeemPoints(yes))
    expect(cart.points).toMatchObject({ redeemable: 63_00, isRedeemed: true })
    expect(cart.rows.slice(2)).toMatchObject([
      { kind: 'coupon', amount: -69_90 },
      { kind: 'points', label: 'Reward points', amount: -63_00 },
    ])
    expect([cart.total, cart.saving]).toEqual([before.total - 63_00, before.saving])
    expect(expectOk(await client.cart.redeemPoints({ isRedeemed: false })).total).toBe(before.total)

    const few = await pointsOwner(api, 7)
    await few.client.cart.redeemPoints(yes)
    const poor = expectOk(await few.client.cart.add({ productId: gifts.roses, pincode }))
    expect([poor.points?.redeemable, poor.total]).toEqual([7_00, 692_00])
  })

  it('pay at most two hundred rupees', async () => {
    const { client } = await pointsOwner(api, 5000)
    const { lines } = expectOk(await client.cart.add({ productId: gifts.roses, pincode }))
    const lineId = lines[0]?.id ?? expect.unreachable()
    const cart = expectOk(await client.cart.changeQuantity({ lineId, quantity: quantityLimits.max, from: 1 }))
    expect(cart.points?.redeemable).toBe(200_00)
  })

  it('are redeemed once per order, and earned for each paid unit after delivery', async () => {
    const visitor = await pointsOwner(api, 500)
    const { client } = visitor
    const cart = expectOk(await client.cart.add({ productId: cartGifts.basket, pincode }))
    await client.cart.changeQuantity({
      lineId: lineOf(cart, cartGifts.basket).id,
      quantity: 2,
      from: 1,
    })
    const seen = expectOk(await client.cart.redeemPoints(yes))
    const earned = 2 * (await earnsOf(cartGifts.basket))
    expect(earned).toBeGreaterThan(0)
    const key = randomUUID()
    const { version, total } = seen
    const request = { orderKey: key, version, total, receiver, senderName: '', message: '' }
    const { orderId } = expectOk(await client.orders.place(request))
    expect(expectOk(await client.orders.place(request)).orderId).toBe(orderId)
    expect(await entriesOf(visitor)).toEqual([
      ['earned', 500],
      ['spent', -200],
    ])
    const placed = expectOk(await client.orders.get({ id: orderId }))
    expect(placed.rows.at(-1)).toEqual({ label: 'Reward points', amount: -200_00 })
    expect(placed.total).toBe(seen.total)
    const after = expectOk(await client.cart.list())
    expect(after.points).toEqual({ balance: 300, redeemable: 0, isRedeemed: false })

    await setStatus(api, placed.number, 'outForDelivery')
    expect(expectOk(await client.points.list({})).balance).toBe(300)
    await setStatus(api, placed.number, 'delivered')
    await setStatus(api, placed.number, 'delivered')
    expect(expectOk(await client.points.list({})).balance).toBe(300 + earned)
  })

  it('do not change the balance for orders that are cancelled or never paid', async () => {
    const visitor = await pointsOwner(api, 60)
    const { client } = visitor
    for (const end of ['cancel', 'expire'] as const) {
      await client.cart.add({ productId: cartGifts.basket, pincode })
      await client.cart.redeemPoints(yes)
      const { orderId } = expectOk(await order(visitor))
      expect(expectOk(await client.points.list({})).balance).toBe(0)
      await client.cart.add({ productId: gifts.roses, pincode })
      expect(expectOk(await client.cart.redeemPoints(yes)).points).toBeUndefined()
      if (end === 'cancel') await client.orders.cancel({ id: orderId })
      else {
        api.wait(2 * 60 * 60_000)
        await expireUnpaidOrders(api.deps)
      }
      expect(expectOk(await client.points.list({})).balance).toBe(60)
      await client.cart.redeemPoints({ isRedeemed: false })
    }
  })

  it('stay unchanged when an order fails', async () => {
    const visitor = await pointsOwner(api, 500)
    await visitor.client.cart.add({ productId: gifts.roses, pincode })
    await visitor.client.cart.redeemPoints(yes)
    api.breakMail(true)
    expect((await order(visitor)).ok).toBe(false)
    api.breakMail(false)
    expect(await entriesOf(visitor)).toEqual([['earned', 500]])
    expect(expectOk(await visitor.client.cart.list()).points?.isRedeemed).toBe(true)
  })
})
