import { randomUUID } from 'node:crypto'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { Paise } from '@store/api-client/contract/money'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deliverySlots } from '../db/schema/deliverySlots.ts'
import { products } from '../db/schema/products.ts'
import { slotBookings } from '../db/schema/slotBookings.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, testStartTime, type Visitor } from '../fixtures/openTestApi.ts'
import { openTestAccount, orderCart } from '../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
afterEach(() => api.setNow(testStartTime))

const { pincode } = receiver

const addForSlot = async ({ client }: Visitor, date: string, slot: string) => {
  const delivery = { date: parseCalendarDate(date), by: 'vendor' as const, slot }
  return expectOk(await client.cart.add({ productId: gifts.roses, pincode, delivery }))
}

const place = ({ client }: Visitor, seen: { readonly version: number; readonly total: Paise }) =>
  client.orders.place({
    ...{ orderKey: randomUUID(), version: seen.version, total: seen.total },
    ...{ receiver, senderName: '', message: '' },
  })

/** Removes a slot as an import does, which keeps its row without places; returns a function that restores it. */
async function removeSlot(id: string) {
  const one = eq(deliverySlots.id, id)
  const [before] = await api.db.select().from(deliverySlots).where(one)
  await api.db.update(deliverySlots).set({ capacity: 0 }).where(one)
  return async () => {
    await api.db
      .update(deliverySlots)
      .set({ capacity: before?.capacity ?? null })
      .where(one)
  }
}

const slotFull = {
  failure: { status: 409, code: 'slot_full', message: expect.stringContaining('at any time that day') },
}

describe('an order for a slot of today', () => {
  it('is accepted until the hour at which the slot closes', async () => {
    const visitor = await openTestAccount(api)
    await addForSlot(visitor, '2026-11-23', '15-19')
    api.setNow(new Date('2026-11-23T12:59:00+05:30'))
    const { lines } = await orderCart(visitor)
    expect(lines).toMatchObject([{ deliveryDate: '2026-11-23', slot: { start: 15, end: 19 } }])
  })

  it('is rejected when the slot has closed, and the gift can be ordered without the slot', async () => {
    const visitor = await openTestAccount(api)
    const seen = await addForSlot(visitor, '2026-11-23', '15-19')
    const booked = await api.db.$count(slotBookings)
    api.setNow(new Date('2026-11-23T13:00:00+05:30'))
    expect(await place(visitor, seen)).toMatchObject(slotFull)
    expect(await api.db.$count(slotBookings)).toBe(booked)
    const left = expectOk(await visitor.client.cart.list())
    expect(left.lines[0]?.delivery).toMatchObject({ date: '2026-11-23', slot: undefined })
    const { lines } = await orderCart(visitor)
    expect(lines).toMatchObject([{ deliveryDate: '2026-11-23', slot: undefined }])
  })
})

describe('an order for a slot that the shop has removed', () => {
  it('is rejected because the slot is no longer available, and the gift can be ordered without the slot', async () => {
    const visitor = await openTestAccount(api)
    const seen = await addForSlot(visitor, '2026-11-26', '15-19')
    const restore = await removeSlot('15-19')
    expect(await place(visitor, seen)).toMatchObject({
      failure: {
        ...{ status: 409, code: 'slot_gone' },
        message:
          'This time slot is no longer available. Your gift will now arrive at any time that day. Please review your cart.',
      },
    })
    const left = expectOk(await visitor.client.cart.list())
    expect(left.lines[0]?.delivery).toMatchObject({ date: '2026-11-26', slot: undefined })
    const { lines } = await orderCart(visitor)
    expect(lines).toMatchObject([{ deliveryDate: '2026-11-26', slot: undefined }])
    await restore()
  })

  it('cannot be prepared in the cart, because the slot is no longer available there either', async () => {
    const { client } = api.visitor()
    const date = parseCalendarDate('2026-11-26')
    const delivery = { date, by: 'vendor' as const, slot: '15-19' }
    const restore = await removeSlot('15-19')
    expect(await client.cart.add({ productId: gifts.roses, pincode, delivery })).toMatchObject({
      failure: { status: 409, code: 'slot_gone' },
    })
    await restore()
    expectOk(await client.cart.add({ productId: gifts.roses, pincode, delivery }))
  })
})

it('an order cannot be started after its slot has closed, until the cart is shown without the slot', async () => {
  const visitor = await openTestAccount(api)
  const seen = await addForSlot(visitor, '2026-11-23', '15-19')
  const start = ({ version }: { readonly version: number }) =>
    visitor.client.cart.startOrder({ orderKey: randomUUID(), version })
  expectOk(await start(seen))
  api.setNow(new Date('2026-11-23T13:00:00+05:30'))
  expect(await start(seen)).toMatchObject({ failure: { status: 409, code: 'cart_changed' } })
  const shown = expectOk(await visitor.client.cart.list())
  expect(shown.lines[0]?.delivery).toMatchObject({ date: '2026-11-23', slot: undefined })
  expectOk(await start(shown))
})

describe('an order for a slot of a day on which a courier now delivers', () => {
  it('is rejected, and the gift can be ordered without the slot', async () => {
    const either = { through: 'vendorOrCourier', courierDays: 2, vendorDays: 0 } as const
    await api.db.update(products).set(either).where(eq(products.nid, gifts.roses))
    // On a Sunday, a vendor delivers what is ordered for a Sunday; on a Monday, a courier does.
    api.setNow(new Date('2026-11-29T10:00:00+05:30'))
    const visitor = await openTestAccount(api)
    const { lines: chosen } = await addForSlot(visitor, '2026-12-06', '23-24')
    expect(chosen).toMatchObject([{ delivery: { by: 'vendor', slot: { start: 23 } } }])
    api.setNow(new Date('2026-11-30T10:00:00+05:30'))
    const seen = expectOk(await visitor.client.cart.list())
    expect(await place(visitor, seen)).toMatchObject(slotFull)
    const left = expectOk(await visitor.client.cart.list())
    expect(left.lines[0]?.delivery).toMatchObject({ date: '2026-12-06', slot: undefined })
    expect(left.total).toBe(seen.total - 199_00)
    const { lines } = await orderCart(visitor)
    expect(lines).toMatchObject([{ deliveryDate: '2026-12-06', slot: undefined }])
  })
})
