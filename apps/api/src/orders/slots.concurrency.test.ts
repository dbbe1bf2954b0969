import { randomUUID } from 'node:crypto'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverySlots } from '../db/schema/deliverySlots.ts'
import { slotBookings, slotOrderCounts } from '../db/schema/slotBookings.ts'
import { resultCodeOf } from '../fixtures/cartJourney.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { retryWhileBusy } from '../fixtures/retryWhileBusy.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

it('creates 3 orders for 30 buyers of the last 3 places of a slot, and tells the others that it is full', async () => {
  await api.db.update(deliverySlots).set({ capacity: 3 }).where(eq(deliverySlots.id, '23-24'))
  const shoppers = await createAccounts(api, 30)
  const delivery = { date: parseCalendarDate('2026-11-25'), by: 'vendor' as const, slot: '23-24' }
  const taps = await Promise.all(
    shoppers.map(async ({ client }) => {
      const wanted = { productId: gifts.cake, pincode: '560001', delivery }
      const { version, total } = expectOk(await retryWhileBusy(() => client.cart.add(wanted)))
      const responses = { orderKey: randomUUID(), version, total, receiver, senderName: '', message: '' }
      return () => retryWhileBusy(() => client.orders.place(responses))
    }),
  )
  const results = await Promise.all(taps.map(async (tap) => resultCodeOf(await tap())))
  expect(results.filter((word) => word === 'ok')).toHaveLength(3)
  expect(results.filter((word) => word === 'slot_full')).toHaveLength(27)
  expect(await api.db.select().from(slotBookings)).toHaveLength(3)
  expect(await api.db.select().from(slotOrderCounts)).toMatchObject([{ taken: 3 }])
})
