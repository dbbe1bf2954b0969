import { randomUUID } from 'node:crypto'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deliverySlots } from '../db/schema/deliverySlots.ts'
import { products } from '../db/schema/products.ts'
import { slotOrderCounts } from '../db/schema/slotBookings.ts'
import { cartGifts, resultCodeOf } from '../fixtures/cartJourney.ts'
import { fillSlot } from '../fixtures/fillSlot.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, testStartTime } from '../fixtures/openTestApi.ts'
import { openTestAccount, orderCart } from '../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
afterEach(async () => {
  api.setNow(testStartTime)
  await api.db.update(deliverySlots).set({ capacity: 20 }).where(eq(deliverySlots.id, '23-24'))
})

const { pincode } = receiver

const night = (date: string) => ({
  productId: gifts.roses,
  pincode,
  delivery: { date: parseCalendarDate(date), by: 'vendor' as const, slot: '23-24' },
})

const takenOn = async (day: string) => {
  const found = await api.db.select().from(slotOrderCounts).where(eq(slotOrderCounts.day, day))
  return found.map(({ slotId, cityId, taken }) => [slotId, cityId, taken])
}

const setCapacity = (capacity: number) =>
  api.db.update(deliverySlots).set({ capacity }).where(eq(deliverySlots.id, '23-24'))

describe('a cart for the pincode of a receiver', () => {
  const at = async (visitor: Awaited<ReturnType<typeof openTestAccount>>, wanted?: string) => {
    const { lines, version } = expectOk(await visitor.client.cart.list({ pincode: wanted }))
    return { text: lines[0]?.deliveryText, version }
  }

  it('returns the delivery date that an order to that pincode would have, without changing the cart', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add({ productId: gifts.hamper, pincode })
    const before = await at(visitor)
    expect(before.text).toBe('Arrives Tue, 24 Nov in Bengaluru, 560001')
    const there = await at(visitor, '744101')
    expect(there).toEqual({ text: 'Arrives Thu, 26 Nov in Port Blair, 744101', version: before.version })
    expect(await at(visitor)).toEqual(before)
  })

  it('reports a date that is unavailable there as expired, without changing the cart', async () => {
    const visitor = await openTestAccount(api)
    const delivery = { date: parseCalendarDate('2026-11-25'), by: 'vendor' as const }
    await visitor.client.cart.add({ productId: gifts.hamper, pincode, delivery })
    const before = await at(visitor)
    expect((await at(visitor, '744101')).text).toContain(
      'Wed, 25 Nov is no longer available. Arrives Thu, 26 Nov',
    )
    expect(await at(visitor)).toEqual(before)
  })

  it('returns no date where the gift cannot be delivered', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add({ productId: gifts.roses, pincode })
    expect((await at(visitor, '744101')).text).toBe('')
    expect((await at(visitor, '999999')).text).toBe('')
  })
})

describe('an order for a date', () => {
  it('is delivered on that date in its slot, charges the slot, and names both in the mail', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add(night('2026-11-25'))
    const cart = expectOk(await visitor.client.cart.add({ productId: cartGifts.chocolates }))
    const { id } = await orderCart(visitor)
    const order = expectOk(await visitor.client.orders.get({ id }))
    expect(order.total).toBe(cart.total)
    expect(order.rows).toContainEqual({ label: 'Delivery slot', amount: 199_00 })
    expect(order.lines.map(({ deliveryDate, slot }) => [deliveryDate, slot])).toEqual([
      ['2026-11-25', { start: 23, end: 24 }],
      ['2026-11-25', { start: 23, end: 24 }],
    ])
    expect(api.mails.at(-1)?.text).toContain('Arrives Wed, 25 Nov, 23:00 to 24:00')
  })

  it('with two delivery dates shows both in the list of orders', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add(night('2026-12-16'))
    await visitor.client.cart.add({ ...night('2026-12-14'), productId: gifts.cake })
    await orderCart(visitor)
    expect(expectOk(await visitor.client.orders.list({})).orders[0]).toMatchObject({
      deliveryDate: '2026-12-14',
      deliveryDates: ['2026-12-14', '2026-12-16'],
    })
  })

  it('books its slot once for all its gifts, and releases it on cancellation', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add(night('2026-12-02'))
    await visitor.client.cart.add({ ...night('2026-12-02'), productId: gifts.cake })
    const { id } = await orderCart(visitor)
    expect(await takenOn('2026-12-02')).toEqual([['23-24', expect.any(String), 1]])
    expectOk(await visitor.client.orders.cancel({ id }))
    expect(await takenOn('2026-12-02')).toEqual([['23-24', expect.any(String), 0]])
  })

  it('never exceeds the capacity of its slot, even if two carts contain gifts for the last place', async () => {
    await setCapacity(1)
    const [first, second] = await Promise.all([openTestAccount(api), openTestAccount(api)])
    for (const { client } of [first, second]) expectOk(await client.cart.add(night('2026-12-09')))
    await orderCart(first)
    const { version, total } = expectOk(await second.client.cart.list())
    const request = { version, total, receiver, senderName: '', message: '', orderKey: randomUUID() }
    expect(resultCodeOf(await second.client.orders.place(request))).toBe('slot_full')
    expect(await takenOn('2026-12-09')).toEqual([['23-24', expect.any(String), 1]])
  })

  it('is rejected when its slot is full, changes nothing, and the gift can be ordered without the slot', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add(night('2026-12-03'))
    const { version, total } = expectOk(await visitor.client.cart.list())
    const empty = await fillSlot(api, '23-24', '2026-12-03')
    const body = { version, total, receiver, senderName: '', message: '' }
    expect(await visitor.client.orders.place({ ...body, orderKey: randomUUID() })).toMatchObject({
      failure: { status: 409, code: 'slot_full', message: expect.stringContaining('at any time that day') },
    })
    const left = expectOk(await visitor.client.cart.list())
    expect(left.lines[0]?.delivery).toMatchObject({ date: '2026-12-03', slot: undefined })
    expect(left.total).toBe(total - 199_00)
    const { id } = await orderCart(visitor)
    const [line] = expectOk(await visitor.client.orders.get({ id })).lines
    expect(line).toMatchObject({ deliveryDate: '2026-12-03', slot: undefined })
    await empty()
  })

  it('is delivered on the earliest date if the chosen date has expired in the cart', async () => {
    const visitor = await openTestAccount(api)
    const delivery = { ...night('2026-11-26').delivery, slot: undefined }
    await visitor.client.cart.add({ productId: gifts.jade, pincode, delivery })
    api.setNow(new Date('2026-11-23T22:30:00+05:30'))
    const cart = expectOk(await visitor.client.cart.list())
    expect(cart.lines[0]?.deliveryText).toContain('is no longer available. Arrives Fri, 27 Nov')
    const { lines } = await orderCart(visitor)
    expect(lines[0]?.deliveryDate).toBe('2026-11-27')
  })

  it('is rejected if its date expired after the cart was shown, and succeeds once the cart shows the new date', async () => {
    const visitor = await openTestAccount(api)
    const delivery = { ...night('2026-11-26').delivery, slot: undefined }
    await visitor.client.cart.add({ productId: gifts.jade, pincode, delivery })
    const { version, total } = expectOk(await visitor.client.cart.list())
    api.setNow(new Date('2026-11-23T22:30:00+05:30'))
    const input = { version, total, receiver, senderName: '', message: '' }
    const changed = { failure: { status: 409, code: 'cart_changed' } }
    expect(await visitor.client.orders.place({ ...input, orderKey: randomUUID() })).toMatchObject(changed)
    const start = { orderKey: randomUUID(), version }
    expect(await visitor.client.cart.startOrder(start)).toMatchObject(changed)
    const reported = expectOk(await visitor.client.cart.list())
    expect(reported.lines[0]?.deliveryText).toContain('is no longer available. Arrives Fri, 27 Nov')
    expect(expectOk(await visitor.client.cart.list()).version).toBe(reported.version)
    expect(await visitor.client.orders.place({ ...input, orderKey: randomUUID() })).toMatchObject(changed)
    const { lines } = await orderCart(visitor)
    expect(lines[0]?.deliveryDate).toBe('2026-11-27')
  })

  it('is rejected when the date is not available in the city of the receiver', async () => {
    const visitor = await openTestAccount(api)
    const either = eq(products.nid, gifts.roses)
    await api.db.update(products).set({ through: 'vendorOrCourier' }).where(either)
    await visitor.client.cart.add({
      ...{ productId: gifts.roses, pincode },
      delivery: { ...night('2026-11-24').delivery, slot: undefined },
    })
    const { version, total } = expectOk(await visitor.client.cart.list())
    // No florist delivers there, and a courier takes three days.
    const elsewhere = { ...receiver, city: 'Port Blair', pincode: '744101' }
    const asked = { version, total, receiver: elsewhere, senderName: '', message: '', orderKey: randomUUID() }
    const answer = await visitor.client.orders.place(asked)
    await api.db.update(products).set({ through: 'vendor' }).where(either)
    expect(answer).toMatchObject({
      failure: {
        status: 409,
        code: 'day_too_early',
        field: 'dd',
        message: expect.stringContaining('26 Nov'),
      },
    })
  })
})

describe('a reorder', () => {
  it('uses the same date and slot while they are available', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add(night('2026-12-09'))
    const { id } = await orderCart(visitor)
    const again = expectOk(await visitor.client.orders.reorder({ id, key: randomUUID() }))
    expect(again.leftOut).toEqual([])
    const [line] = expectOk(await visitor.client.cart.list()).lines
    expect(line?.delivery).toMatchObject({ date: '2026-12-09', slot: { start: 23 } })
  })

  it('reports a date that has passed, and uses the earliest one', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add(night('2026-11-24'))
    const { id } = await orderCart(visitor)
    api.setNow(new Date('2026-11-26T10:00:00+05:30'))
    const again = expectOk(await visitor.client.orders.reorder({ id, key: randomUUID() }))
    expect(again.leftOut).toEqual([{ title: 'Twelve Red Roses Bouquet', why: 'dayGone' }])
    const [line] = expectOk(await visitor.client.cart.list()).lines
    expect(line?.delivery).toBeUndefined()
    expect(line?.deliveryText).toContain('Arrives Thu, 26 Nov')
    expect(resultCodeOf(await visitor.client.cart.list())).toBe('ok')
  })
})
