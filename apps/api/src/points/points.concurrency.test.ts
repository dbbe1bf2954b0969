import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pointEntries } from '../db/schema/pointEntries.ts'
import { products } from '../db/schema/products.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { pointsOwner, userIdOf } from '../fixtures/pointsOwner.ts'
import { retryWhileBusy } from '../fixtures/retryWhileBusy.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await api.db.update(products).set({ stock: 100_000 }).where(eq(products.nid, gifts.roses))
})
afterAll(() => api.close())

const entriesOf = async (visitor: Visitor) =>
  api.db
    .select()
    .from(pointEntries)
    .where(eq(pointEntries.userId, await userIdOf(api, visitor)))
    .orderBy(asc(pointEntries.id))

describe('concurrent tabs that spend the same points on Postgres', () => {
  it('spend them once, and the balance never becomes negative', async () => {
    for (const points of [5, 40, 70]) {
      const visitor = await pointsOwner(api, points)
      const { cart, orders } = visitor.client
      const tab = async () => {
        await retryWhileBusy(() => cart.add({ productId: gifts.roses, pincode: '560001' }))
        const redeemed = await retryWhileBusy(() => cart.redeemPoints({ isRedeemed: true }))
        const { version, total } = expectOk(redeemed)
        const request = { orderKey: randomUUID(), version, total, receiver, senderName: '', message: '' }
        return retryWhileBusy(() => orders.place(request))
      }
      const placed = []
      for (let round = 0; round < 4; round += 1) {
        const results = await Promise.all(Array.from({ length: 8 }, tab))
        placed.push(...results.filter(({ ok }) => ok))
      }
      const entries = await entriesOf(visitor)
      let balance = 0
      for (const entry of entries) {
        balance += entry.points
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      expect(placed.length).toBeGreaterThan(0)
      expect(expectOk(await cart.list()).points?.balance ?? 0).toBe(balance)
    }
  })

  it('create one order for one cart, and spend its points once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const visitor = await pointsOwner(api, 60)
      const { cart, orders } = visitor.client
      await cart.add({ productId: gifts.roses, pincode: '560001' })
      const { version, total } = expectOk(await cart.redeemPoints({ isRedeemed: true }))
      const tap = () => {
        const responses = { orderKey: randomUUID(), version, total, receiver, senderName: '', message: '' }
        return retryWhileBusy(() => orders.place(responses))
      }
      const said = await Promise.all([tap(), tap(), tap()])
      expect(said.filter(({ ok }) => ok)).toHaveLength(1)
      const spent = (await entriesOf(visitor)).filter(({ kind }) => kind === 'spent')
      expect(spent.map(({ points }) => points)).toEqual([-60])
    }
  })
})
