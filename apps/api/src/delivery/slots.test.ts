import { parseCalendarDate } from '@store/api-client/contract/date'
import type { SlotQuery } from '@store/api-client/contract/delivery'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cities } from '../db/schema/cities.ts'
import { deliverySlots } from '../db/schema/deliverySlots.ts'
import { slotOrderCounts } from '../db/schema/slotBookings.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { limitedGifts } from '../fixtures/limitedGifts.ts'
import { openTestApi, type TestApi, testStartTime } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const day = (text: string) => parseCalendarDate(text)
const today = day('2026-11-23')

const ask = (question: Partial<SlotQuery>) =>
  api.visitor().client.delivery.nextSlot({
    ...{ city: 'Bengaluru', productId: gifts.cake, date: today },
    ...question,
  })

describe('the next slot of a city', () => {
  it('is returned with its hours and cost, and moves on with the time in India', async () => {
    expect(expectOk(await ask({}))).toEqual({ start: 15, end: 19, cost: 0 })
    expect(expectOk(await ask({ date: day('2026-11-24') }))).toMatchObject({ start: 9, end: 13 })
    api.setNow(new Date('2026-11-23T20:00:00+05:30'))
    expect(expectOk(await ask({}))).toBeUndefined()
    api.setNow(testStartTime)
  })

  it.each([
    ['a city without a baker', { city: 'Kochi' }],
    ['a city without a florist', { city: 'Port Blair', productId: gifts.roses }],
    ['a pincode in such a city, whatever city is given', { pincode: '682001' }],
    ['an unknown city', { city: 'Atlantis' }],
    ['an unknown pincode', { pincode: '999999' }],
    ['a courier product', { productId: gifts.jade }],
    [
      'a city that the gift is not delivered to',
      { city: 'Kolkata', productId: limitedGifts.hatBox, date: day('2026-11-29') },
    ],
    ['a date before the gift is ready', { city: 'Pune', productId: limitedGifts.hatBox }],
  ] as const)('does not exist for %s', async (_, question) => {
    expect(expectOk(await ask(question))).toBeUndefined()
  })

  it('depends on the pincode if one is sent', async () => {
    expect(expectOk(await ask({ city: '', pincode: '400001' }))).toBeDefined()
  })

  it.each(['2026-11-22', '2027-11-24', '1999-01-01'])('is rejected for %s', async (date) => {
    expect(await ask({ date: day(date) })).toMatchObject({
      failure: { status: 400, code: 'invalid', field: 'date' },
    })
  })

  it('is returned for up to a year ahead', async () => {
    expect(expectOk(await ask({ date: day('2027-11-23') }))).toBeDefined()
  })

  it.each(['31/2/2026', '2026-11-23', '23/11/26', '0/1/2027'])(
    'is rejected for the malformed date %s',
    async (date) => {
      const path = `/api/marigold/fa/get_slots?city=Pune&nid=2001&date=${date}`
      expect((await api.app.request(path)).status).toBe(400)
    },
  )

  it('is not one that is full in that city, or that the shop no longer has', async () => {
    const one = eq(deliverySlots.id, '15-19')
    await api.db.update(deliverySlots).set({ capacity: 0 }).where(one)
    expect(expectOk(await ask({}))).toMatchObject({ start: 18 })
    await api.db.update(deliverySlots).set({ capacity: 1 }).where(one)
    const [city] = await api.db.select({ id: cities.id }).from(cities).where(eq(cities.name, 'Bengaluru'))
    await api.db
      .insert(slotOrderCounts)
      .values({ slotId: '15-19', day: today, cityId: city?.id ?? '', taken: 1 })
    expect(expectOk(await ask({}))).toMatchObject({ start: 18 })
    expect(expectOk(await ask({ city: 'Pune' }))).toMatchObject({ start: 15 })
    await api.db.delete(slotOrderCounts).where(eq(slotOrderCounts.slotId, '15-19'))
    await api.db.update(deliverySlots).set({ capacity: null }).where(one)
  })
})
