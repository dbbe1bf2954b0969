import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifications } from '../db/schema/notifications.ts'
import { orderEvents, orders } from '../db/schema/orders.ts'
import { pointEntries } from '../db/schema/pointEntries.ts'
import { products } from '../db/schema/products.ts'
import { users } from '../db/schema/users.ts'
import { resultCodeOf } from '../fixtures/cartJourney.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { userIdOf } from '../fixtures/pointsOwner.ts'
import { retryWhileBusy } from '../fixtures/retryWhileBusy.ts'
import { setStatus } from '../fixtures/setStatus.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(lateEvening)
  await api.db.update(products).set({ stock: 100_000 }).where(eq(products.nid, gifts.roses))
})
afterAll(() => api.close())

const rounds = Array.from({ length: 12 }, (_, round) => round)

const stockOf = async (nid: number) =>
  (await api.db.select({ stock: products.stock }).from(products).where(eq(products.nid, nid)))[0]?.stock ?? 0

const stepsOf = async (id: string) =>
  (await api.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)).map(
    ({ kind }) => kind,
  )

const rowOf = async (id: string) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0]

const cancel = ({ client }: Visitor, id: string) => retryWhileBusy(() => client.orders.cancel({ id }))

describe('simultaneous account requests on Postgres (AC1, AC2, AC4, AC8)', () => {
  it('cancel an order once, and change its stock, points and messages once', async () => {
    for (const _ of rounds.slice(0, 6)) {
      const visitor = await openTestAccount(api)
      const before = await stockOf(gifts.roses)
      const { id } = await placeGiftOrder(visitor)
      const results = await Promise.all(Array.from({ length: 8 }, () => cancel(visitor, id)))
      expect(results.map(resultCodeOf).sort()).toEqual(
        ['ok', ...Array.from({ length: 7 }, () => 'order_cancelled')].sort(),
      )
      expect(await stockOf(gifts.roses)).toBe(before)
      expect(await stepsOf(id)).toEqual(['placed', 'cancelled'])
      const points = await api.db.select().from(pointEntries).where(eq(pointEntries.orderId, id))
      expect(points.reduce((sum, entry) => sum + entry.points, 0)).toBe(0)
      const response = await api.db.select().from(notifications).where(eq(notifications.orderId, id))
      expect(response.map(({ kind }) => kind).sort()).toEqual(['cancelled', 'placed'])
    }
  })

  it("let either a cancellation or the merchant's status change win, and the order is consistent", async () => {
    const winners = new Set<string>()
    for (const round of rounds) {
      const visitor = await openTestAccount(api)
      const before = await stockOf(gifts.roses)
      const { id, number } = await placeGiftOrder(visitor)
      const move = () => setStatus(api, number, 'preparing')
      const [said, moved] =
        round % 2 === 0
          ? await Promise.all([cancel(visitor, id), move()])
          : await Promise.all([move(), cancel(visitor, id)]).then(([one, other]) => [other, one] as const)
      const isCancelled = said.ok
      winners.add(isCancelled ? 'cancel' : 'move')
      expect(moved.kind).toBe(isCancelled ? 'refused' : 'moved')
      expect(await rowOf(id)).toMatchObject({ status: isCancelled ? 'cancelled' : 'preparing' })
      expect(await stepsOf(id)).toEqual(['placed', isCancelled ? 'cancelled' : 'preparing'])
      expect(await stockOf(gifts.roses)).toBe(isCancelled ? before : before - 1)
    }
    expect(winners.size).toBeGreaterThan(0)
  })

  it('leave an order cancelled when it is paid and cancelled simultaneously', async () => {
    for (const _ of rounds) {
      const visitor = await openTestAccount(api)
      const { id } = await placeGiftOrder(visitor)
      const pay = () => retryWhileBusy(() => visitor.client.orders.pay({ id, method: 'cod' }))
      const [, cancelled] = await Promise.all([pay(), cancel(visitor, id), pay()])
      expect(resultCodeOf(cancelled)).toBe('ok')
      expect(await rowOf(id)).toMatchObject({ status: 'cancelled' })
      const steps = await stepsOf(id)
      expect(steps.at(-1)).toBe('cancelled')
      expect(steps.length).toBeLessThanOrEqual(3)
    }
  })

  it('confirm an order once when a payment method is selected ten times', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const taps = Array.from({ length: 10 }, () =>
      retryWhileBusy(() => visitor.client.orders.pay({ id, method: 'cod' })),
    )
    expect((await Promise.all(taps)).map(resultCodeOf)).toEqual(Array.from({ length: 10 }, () => 'ok'))
    expect(await stepsOf(id)).toEqual(['placed', 'confirmed'])
  })

  it('reorder once when one idempotency key is sent ten times, with equal responses', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    for (const _ of rounds.slice(0, 4)) {
      const key = randomUUID()
      const before = expectOk(await visitor.client.cart.list()).itemCount
      const taps = Array.from({ length: 10 }, () =>
        retryWhileBusy(() => visitor.client.orders.reorder({ id, key })),
      )
      const responses = (await Promise.all(taps)).map((one) => JSON.stringify(expectOk(one)))
      expect(new Set(responses).size).toBe(1)
      expect(expectOk(await visitor.client.cart.list()).itemCount).toBe(before + 1)
    }
  })

  it('keep both an order and its account, or neither, when the account is deleted while ordering', async () => {
    const ends = new Set<string>()
    for (const round of rounds) {
      const [visitor] = await createAccounts(api, 1)
      if (!visitor) throw new Error('There is no account.')
      const userId = await userIdOf(api, visitor)
      const [user] = await api.db.select().from(users).where(eq(users.id, userId))
      const { cart, orders: calls, accountData } = visitor.client
      const { version, total } = expectOk(
        await cart.add({ productId: gifts.roses, pincode: receiver.pincode }),
      )
      const stock = await stockOf(gifts.roses)
      const orderKey = randomUUID()
      const request = { orderKey, version, total, receiver, senderName: '', message: '' }
      const place = () => retryWhileBusy(() => calls.place(request))
      const remove = () => retryWhileBusy(() => accountData.remove({ email: user?.email ?? '' }))
      const [placed, removed] =
        round % 2 === 0
          ? await Promise.all([place(), remove()])
          : await Promise.all([remove(), place()]).then(([one, other]) => [other, one] as const)
      ends.add(`${resultCodeOf(placed)} ${resultCodeOf(removed)}`)
      const rows = await api.db.select().from(orders).where(eq(orders.orderKey, orderKey))
      expect([placed.ok, removed.ok]).toEqual([rows.length === 1, rows.length === 0])
      expect(await stockOf(gifts.roses)).toBe(stock - rows.length)
      expect((await api.db.select().from(users).where(eq(users.id, userId))).length).toBe(rows.length)
    }
    for (const end of ends) {
      expect(['ok order_under_way', 'session_changed ok', 'login_required ok']).toContain(end)
    }
  })
})

/** The obvious but wrong rule: check, then write. */
async function cancelNaively(id: string): Promise<boolean> {
  const found = await rowOf(id)
  if (found?.status === 'cancelled') return false
  await api.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id))
  return true
}

it('check-then-write cancels an order twice on this Postgres, which shows that the tests above can fail', async () => {
  let most = 0
  for (const _ of rounds) {
    const { id } = await placeGiftOrder(await openTestAccount(api))
    const said = await Promise.all(Array.from({ length: 8 }, () => cancelNaively(id)))
    most = Math.max(most, said.filter(Boolean).length)
  }
  expect(most).toBeGreaterThan(1)
})
