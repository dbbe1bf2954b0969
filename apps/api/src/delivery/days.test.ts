import { type CalendarDate, parseCalendarDate } from '@store/api-client/contract/date'
import {
  type AreaAvailabilityQuery,
  type GiftAvailabilityQuery,
  toProductId,
} from '@store/api-client/contract/days'
import { cutoffHour } from '@store/api-client/contract/rules/cutoffHour'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deliverySlots } from '../db/schema/deliverySlots.ts'
import { fillSlot } from '../fixtures/fillSlot.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, testStartTime } from '../fixtures/openTestApi.ts'
import { applyDatePrice } from './applyDatePrice.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
afterEach(() => api.setNow(testStartTime))

const day = (text: string): CalendarDate => parseCalendarDate(text)
const days = () => api.visitor().client.days

const ask = async (question: Partial<AreaAvailabilityQuery>) => {
  const area = expectOk(await days().area({ productId: gifts.roses, pincode: '560001', ...question }))
  if (!area.isServed) throw new Error('The place is not served.')
  return area
}

describe('the delivery dates of an area', () => {
  it('begin today where there is a florist, with the remaining slots', async () => {
    expect(await ask({})).toEqual({
      isServed: true,
      days: {
        ...{ today: '2026-11-23', first: '2026-11-23', last: '2027-11-23' },
        ...{ vendorFrom: 0, courierFrom: -1, blocked: [] },
      },
      cutoffHour,
      leadDays: { vendor: 0, courier: 0 },
      marked: [],
      slots: [
        { id: '15-19', title: 'Afternoon', start: 15, end: 19, cutoffHour: 13, cost: 0, isFull: false },
        { id: '18-22', title: 'Evening', start: 18, end: 22, cutoffHour: 20, cost: 0, isFull: false },
        { id: '23-24', title: 'Midnight', start: 23, end: 24, cutoffHour: 18, cost: 199_00, isFull: false },
      ],
    })
  })

  it('begin tomorrow from the cut-off hour on, with all slots of that day', async () => {
    api.setNow(new Date('2026-11-23T22:00:00+05:30'))
    const { days: open, slots, leadDays } = await ask({})
    expect(open).toMatchObject({ first: '2026-11-24', vendorFrom: 1 })
    expect(leadDays.vendor).toBe(0)
    expect(slots).toHaveLength(5)
  })

  it('begin tomorrow exactly from the time at which the last slot can no longer be ordered', async () => {
    api.setNow(new Date('2026-11-23T19:59:59+05:30'))
    expect((await ask({})).days).toMatchObject({ first: '2026-11-23', vendorFrom: 0 })
    api.setNow(new Date('2026-11-23T20:00:00+05:30'))
    const { days: open, slots } = await ask({})
    expect(open).toMatchObject({ first: '2026-11-24', vendorFrom: 1 })
    expect(slots).toHaveLength(5)
  })

  it('depend on the slots of the merchant, or on the cut-off if there are none', async () => {
    api.setNow(new Date('2026-11-23T21:00:00+05:30'))
    const night = eq(deliverySlots.id, '23-24')
    await api.db.update(deliverySlots).set({ cutoffHour: 22 }).where(night)
    expect((await ask({})).days.first).toBe('2026-11-23')
    await api.db.update(deliverySlots).set({ capacity: 0 }).where(night)
    expect((await ask({})).days.first).toBe('2026-11-24')
    await api.db.update(deliverySlots).set({ cutoffHour: 18, capacity: 20 }).where(night)
  })

  it('contain the first courier date, but no slots for courier dates', async () => {
    expect((await ask({ productId: gifts.jade })).days).toMatchObject({ vendorFrom: -1, courierFrom: 3 })
    expect((await ask({ productId: gifts.jade })).slots).toEqual([])
  })

  it('contain the slots of the requested date, but none for an unavailable date', async () => {
    expect((await ask({ date: day('2026-11-25') })).slots).toHaveLength(5)
    expect((await ask({ date: day('2026-11-22') })).slots).toEqual([])
  })

  it('mark the slots that are full in that city, but not in others', async () => {
    const empty = await fillSlot(api, '23-24', '2026-11-23')
    const nightOf = async (pincode: string) => (await ask({ pincode })).slots.find(({ id }) => id === '23-24')
    expect(await nightOf('560001')).toMatchObject({ isFull: true })
    expect(await nightOf('400001')).toMatchObject({ isFull: false })
    await empty()
  })

  it('do not contain a slot that the shop has removed', async () => {
    const night = eq(deliverySlots.id, '23-24')
    await api.db.update(deliverySlots).set({ capacity: 0 }).where(night)
    expect((await ask({})).slots.map(({ id }) => id)).toEqual(['15-19', '18-22'])
    await api.db.update(deliverySlots).set({ capacity: 20 }).where(night)
  })

  it.each([
    ['a location that the gift is not delivered to', { productId: gifts.cake, pincode: '682001' }],
    ['an unknown pincode', { pincode: '999999' }],
  ])('are empty for %s', async (_, question) => {
    const request = { productId: gifts.roses, ...question, pincode: question.pincode }
    expect(expectOk(await days().area(request))).toEqual({ isServed: false })
  })

  it('are rejected for an invalid pincode', async () => {
    expect(await days().area({ productId: gifts.roses, pincode: '1234' })).toMatchObject({
      failure: { status: 400, field: 'pincode' },
    })
  })
})

describe('courier delivery of a gift', () => {
  const courier = async (question: Partial<GiftAvailabilityQuery>) =>
    days().courier({ productId: gifts.jade, pincode: '560001', ...question })

  it('is reported with its first date', async () => {
    expect(expectOk(await courier({}))).toEqual({ isAvailable: true, earliest: '2026-11-26' })
    expect(expectOk(await courier({ country: 356 }))).toMatchObject({ isAvailable: true })
  })

  it.each([
    ['for a gift that only a florist delivers', { productId: gifts.roses }],
    ['for an unknown pincode', { pincode: '999999' }],
    ['for another country than that of the gift', { country: 840, pincode: '10001' }],
    ['for next-day delivery that the courier cannot reach', { isNextDay: true }],
  ])('is unavailable: %s', async (_, question) => {
    expect(expectOk(await courier(question))).toEqual({ isAvailable: false })
  })

  it('is rejected for an invalid pincode and an unknown gift', async () => {
    expect(await courier({ pincode: '1234' })).toMatchObject({ failure: { status: 400, field: 'pincode' } })
    expect(await courier({ productId: toProductId(999_999) })).toMatchObject({ failure: { status: 404 } })
  })
})

describe('the price on a delivery date', () => {
  it('is higher for flowers on certain days around Valentine’s Day, and the same for cakes', async () => {
    const on = async (date: string, productId = gifts.roses) =>
      expectOk(await days().price({ productId, date: day(date) }))
    const plain = await on('2027-02-12')
    expect((await on('2027-02-14')).price).toBe(Math.round((plain.price * 1.1) / 100) * 100)
    expect(await on('2027-02-14', gifts.cake)).toEqual(await on('2027-02-12', gifts.cake))
  })

  it('is the same price if the request marks the date as seasonal', async () => {
    const body = { productId: gifts.roses, date: day('2027-02-14') }
    expect(await days().price({ ...body, isSeason: true })).toEqual(await days().price(body))
  })

  it.each(['2026-11-22', '2027-11-24'])('is rejected for %s', async (date) => {
    expect(await days().price({ productId: gifts.roses, date: day(date) })).toMatchObject({
      failure: { status: 400 },
    })
  })

  it('does not increase the list price, which is never below the price', () => {
    const cut = { type: 'flower', price: 900_00, listPrice: 1_111_00 }
    expect(applyDatePrice(cut, '2027-02-14')).toMatchObject({ price: 990_00, listPrice: 1_111_00 })
    const plain = { type: 'flower', price: 900_00, listPrice: 900_00 }
    expect(applyDatePrice(plain, '2027-02-14')).toMatchObject({ price: 990_00, listPrice: 990_00 })
  })

  it('is rounded to whole rupees', () => {
    const odd = { type: 'flower', price: 999_00, listPrice: 1_111_00 }
    expect(applyDatePrice(odd, '2027-02-07')).toEqual({
      type: 'flower',
      price: 1_099_00,
      listPrice: 1_111_00,
    })
    expect(applyDatePrice(odd, undefined)).toBe(odd)
  })
})

describe('the settings of a product in a city', () => {
  it('contain the cut-off hour, the charges and whether slots can be chosen', async () => {
    const settings = expectOk(await days().settings({ productId: gifts.roses, city: 'Bengaluru' }))
    expect(settings).toEqual({ cutoffHour, deliveryCharge: 49_00, freeFrom: 499_00, hasSlots: true })
    const parcel = expectOk(await days().settings({ productId: gifts.jade, city: 'Bengaluru' }))
    expect(parcel.hasSlots).toBe(false)
    const unbaked = expectOk(await days().settings({ productId: gifts.cake, city: 'Kochi' }))
    expect(unbaked.hasSlots).toBe(false)
  })

  it('are rejected for an unknown city', async () => {
    expect(await days().settings({ productId: gifts.roses, city: 'Atlantis' })).toMatchObject({
      failure: { status: 404, code: 'unknown_city', field: 'city' },
    })
  })
})

describe('the evening, after the cut-off of the last slot', () => {
  it.each([
    [19, '2026-11-23'],
    [20, '2026-11-24'],
    [21, '2026-11-24'],
  ])('has the same first date everywhere at %d:30', async (hour, day) => {
    api.setNow(new Date(`2026-11-23T${hour}:30:00+05:30`))
    const { client } = api.visitor()
    const productId = gifts.roses
    expect(expectOk(await client.delivery.checkPincode({ productId, pincode: '560001' }))).toMatchObject({
      earliest: day,
    })
    expect(expectOk(await client.delivery.checkCity({ productId, city: 'Bengaluru' }))).toMatchObject({
      earliest: day,
    })
    const { lines } = expectOk(await client.cart.add({ productId, pincode: '560001' }))
    expect(lines[0]?.deliveryText).toContain(hour < 20 ? 'Arrives Mon, 23 Nov' : 'Arrives Tue, 24 Nov')
    const page = expectOk(await client.catalogue.productPage({ type: 'flower', slug: 'red-roses-bouquet' }))
    expect(page.kind === 'product' && page.product.delivery.hours).toMatchObject({ lastSlotHour: 20 })
  })

  it('allows no delivery today', async () => {
    api.setNow(new Date('2026-11-23T20:30:00+05:30'))
    const delivery = { date: day('2026-11-23'), by: 'vendor' as const }
    expect(
      await api.visitor().client.cart.add({ productId: gifts.roses, pincode: '560001', delivery }),
    ).toMatchObject({ failure: { code: 'day_too_early' } })
  })
})
