import { randomUUID } from 'node:crypto'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deliverySlots } from '../../db/schema/deliverySlots.ts'
import { products } from '../../db/schema/products.ts'
import { cartGifts, lineOf } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi, testStartTime, type Visitor } from '../../fixtures/openTestApi.ts'
import { openTestAccount } from '../../fixtures/orderJourney.ts'

/** Cost of a slot in paise. */
const fee = 99_00

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await api.db.update(deliverySlots).set({ cost: fee }).where(eq(deliverySlots.id, '15-19'))
})
afterAll(() => api.close())
afterEach(() => api.setNow(testStartTime))

const addRoses = async ({ client }: Visitor, date: string, slot?: string) => {
  const delivery = { date: parseCalendarDate(date), by: 'vendor' as const, slot }
  return expectOk(await client.cart.add({ productId: gifts.roses, pincode: '560001', delivery }))
}

const lost =
  'This time slot is no longer available. Please choose another. Arrives Mon, 23 Nov in Bengaluru, 560001'

it('the list of a cart tells that a slot has closed, without its fee, and the order starts without it', async () => {
  const visitor = await openTestAccount(api)
  const { cart } = visitor.client
  const plain = await addRoses(api.visitor(), '2026-11-23')
  const chosen = await addRoses(visitor, '2026-11-23', '15-19')
  expect(chosen.total).toBe(plain.total + fee)
  expect(expectOk(await cart.list()).version).toBe(chosen.version)

  api.setNow(new Date('2026-11-23T13:00:00+05:30'))
  const listed = expectOk(await cart.list())
  expect(listed.lines).toMatchObject([
    { deliveryText: lost, quantity: 1, delivery: { date: '2026-11-23', slot: undefined } },
  ])
  expect(listed.rows.map(({ label }) => label)).not.toContain('Delivery slot')
  expect(listed.total).toBe(plain.total)

  expect(expectOk(await cart.list())).toEqual(listed)
  expectOk(await cart.startOrder({ orderKey: randomUUID(), version: listed.version }))
})

it('the list of a cart tells that the shop no longer has a slot, also for a later day', async () => {
  const visitor = api.visitor()
  const { total } = await addRoses(visitor, '2026-11-26', '15-19')
  const one = eq(deliverySlots.id, '15-19')
  // The import keeps the row of a removed slot, without places.
  await api.db.update(deliverySlots).set({ capacity: 0 }).where(one)
  const listed = expectOk(await visitor.client.cart.list())
  await api.db.update(deliverySlots).set({ capacity: null }).where(one)
  expect(listed.lines[0]?.deliveryText).toBe(lost.replace('Mon, 23 Nov', 'Thu, 26 Nov'))
  expect(listed.total).toBe(total - fee)
})

it('the hours of a slot are not told for an add-on that arrives on a later day than its gift', async () => {
  const visitor = api.visitor()
  const late = eq(products.nid, cartGifts.vase)
  await api.db.update(products).set({ vendorDays: 2 }).where(late)
  await addRoses(visitor, '2026-11-24', '15-19')
  const filled = expectOk(await visitor.client.cart.add({ productId: cartGifts.vase }))
  await api.db.update(products).set({ vendorDays: 0 }).where(late)
  expect(lineOf(filled, gifts.roses).deliveryText).toMatch(/^Arrives Tue, 24 Nov, 15:00 to 19:00,/)
  expect(lineOf(filled, cartGifts.vase).deliveryText).toBe('Arrives Wed, 25 Nov in Bengaluru, 560001')
})
