import { parseCalendarDate } from '@store/api-client/contract/date'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../db/schema/products.ts'
import { cartGifts, lineOf, resultCodeOf } from '../../fixtures/cartJourney.ts'
import { fillSlot } from '../../fixtures/fillSlot.ts'
import { expectOk, gifts, signUp } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi, testStartTime } from '../../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
afterEach(() => api.setNow(testStartTime))

const pincode = '560001'

const on = (date: string, slot?: string) => ({
  date: parseCalendarDate(date),
  by: 'vendor' as const,
  slot,
})

const roses = (date: string, slot?: string) => ({
  productId: gifts.roses,
  pincode,
  delivery: on(date, slot),
})

describe('a chosen delivery date', () => {
  it('is stored on the line with its slot, and shown in the text of the line', async () => {
    const { cart } = api.visitor().client
    const { lines, rows, total } = expectOk(await cart.add(roses('2026-11-25', '23-24')))
    expect(lines[0]).toMatchObject({
      deliveryText: 'Arrives Wed, 25 Nov, 23:00 to 24:00, in Bengaluru, 560001',
      delivery: {
        ...{ date: '2026-11-25', by: 'vendor' },
        slot: { title: 'Midnight', start: 23, end: 24, cost: 199_00 },
      },
    })
    expect(rows).toContainEqual({ kind: 'delivery', label: 'Delivery slot', amount: 199_00 })
    expect(rows.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(total)
  })

  it('puts equal gifts with other dates on separate lines, and adds units to the line with the same date', async () => {
    const { cart } = api.visitor().client
    await cart.add(roses('2026-11-25'))
    await cart.add(roses('2026-11-25'))
    await cart.add(roses('2026-11-25', '9-13'))
    await cart.add(roses('2026-11-26'))
    const { lines } = expectOk(await cart.add({ productId: gifts.roses, pincode }))
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1, 1])
  })

  it('charges the fee of its slot once for all gifts, and again for another date', async () => {
    const { cart } = api.visitor().client
    await cart.add(roses('2026-11-25', '23-24'))
    const twice = expectOk(await cart.add({ ...roses('2026-11-25', '23-24'), productId: gifts.cake }))
    const slotRow = ({ rows }: typeof twice) => rows.find(({ label }) => label === 'Delivery slot')?.amount
    expect(slotRow(twice)).toBe(199_00)
    expect(slotRow(expectOk(await cart.add(roses('2026-11-26', '23-24'))))).toBe(398_00)
  })

  it('charges the fee of its slot once for gifts added for two pincodes, as an order to one of them does', async () => {
    const { cart } = api.visitor().client
    const { total: first } = expectOk(await cart.add(roses('2026-11-25', '23-24')))
    const { total, lines } = expectOk(await cart.add({ ...roses('2026-11-25', '23-24'), pincode: '400001' }))
    expect(total).toBe(first + (lines[1]?.price ?? 0))
    expect(expectOk(await cart.list({ pincode })).total).toBe(total)
  })

  it('gives a gift the same price in the cart as on the product page', async () => {
    const { cart, days } = api.visitor().client
    const date = parseCalendarDate('2027-02-14')
    const { price } = expectOk(await days.price({ productId: gifts.roses, date }))
    const cartOf = expectOk(await cart.add(roses('2027-02-14')))
    expect(cartOf.lines[0]?.price).toBe(price)
    expect(cartOf.rows[0]?.amount).toBe(price)
  })

  it('applies to the add-ons and free gifts of its gift', async () => {
    const { cart } = api.visitor().client
    await cart.add({ ...roses('2026-11-26'), productId: cartGifts.basket })
    const filled = expectOk(await cart.add({ productId: cartGifts.chocolates }))
    expect(lineOf(filled, cartGifts.chocolates).deliveryText).toContain('Thu, 26 Nov')
    expect(lineOf(filled, cartGifts.seeds).deliveryText).toContain('Thu, 26 Nov')
  })

  it('applies to all gifts of a combo', async () => {
    const { cart } = api.visitor().client
    const { lines } = expectOk(await cart.add({ ...roses('2026-11-26'), productId: cartGifts.rosesAndCake }))
    expect(lines.map(({ deliveryText }) => deliveryText.slice(0, 19))).toEqual([
      'Arrives Thu, 26 Nov',
      'Arrives Thu, 26 Nov',
    ])
    const raised = expectOk(await cart.add({ ...roses('2026-11-26'), productId: cartGifts.rosesAndCake }))
    expect(raised.lines.map(({ quantity }) => quantity)).toEqual([2, 2])
    const other = expectOk(await cart.add({ ...roses('2026-11-27'), productId: cartGifts.rosesAndCake }))
    expect(other.lines).toHaveLength(4)
  })

  it('survives a login, even if the cart has the same gift for another date', async () => {
    const desktop = api.visitor()
    await signUp(api, desktop, 'days@example.com')
    await desktop.client.cart.add(roses('2026-11-25'))
    const phone = api.visitor()
    await phone.client.cart.add(roses('2026-11-26'))
    await phone.client.cart.add(roses('2026-11-25'))
    api.wait(31_000)
    await signUp(api, phone, 'days@example.com')
    const { lines } = expectOk(await phone.client.cart.list())
    expect(lines.map(({ quantity, delivery }) => [delivery?.date, quantity])).toEqual([
      ['2026-11-25', 2],
      ['2026-11-26', 1],
    ])
  })

  it('is reported as expired when it becomes unavailable, and the line gets the earliest date at its price', async () => {
    const { cart } = api.visitor().client
    api.setNow(new Date('2027-02-13T12:00:00+05:30'))
    const dear = expectOk(await cart.add(roses('2027-02-13', '23-24')))
    const plain = expectOk(await api.visitor().client.cart.add({ productId: gifts.roses, pincode }))
    expect(dear.total).toBeGreaterThan(plain.total + 199_00)
    api.setNow(new Date('2027-02-13T22:00:00+05:30'))
    const lost = expectOk(await cart.list())
    expect(lost.lines[0]?.deliveryText).toBe(
      'Sat, 13 Feb is no longer available. Arrives Sun, 14 Feb in Bengaluru, 560001',
    )
    expect(lost.lines[0]?.delivery).toBeUndefined()
    expect(lost.total).toBe(plain.total)
  })
})

describe('a delivery date is rejected', () => {
  it.each([
    ['that has passed', '2026-11-22', 'day_past', 'This date has passed. The earliest date is Mon, 23 Nov.'],
    ['that is too far ahead', '2027-11-24', 'day_too_late', /The last date is Tue, 23 Nov\.$/],
  ])('%s', async (_, date, code, message) => {
    const { cart } = api.visitor().client
    expect(await cart.add(roses(date))).toMatchObject({
      failure: { status: 409, code, field: 'dd', message: expect.stringMatching(message) },
    })
    expect(expectOk(await cart.list()).lines).toEqual([])
  })

  it('with an error if the date is before the earliest delivery date of the gift', async () => {
    const wanted = { productId: gifts.jade, pincode, delivery: on('2026-11-25') }
    expect(await api.visitor().client.cart.add(wanted)).toMatchObject({
      failure: { code: 'day_too_early', message: expect.stringContaining('Thu, 26 Nov') },
    })
  })

  it('with an error that gives the reason if the gift is not delivered on that date', async () => {
    const blocked = sql`jsonb_set(${products.facts}, '{delivery,blockedDays}', '["11-25"]')`
    const one = eq(products.nid, gifts.bouquet)
    const [before] = await api.db.select().from(products).where(one)
    await api.db.update(products).set({ facts: blocked }).where(one)
    const wanted = { productId: gifts.bouquet, pincode, delivery: on('2026-11-25') }
    const answer = await api.visitor().client.cart.add(wanted)
    await api.db.update(products).set({ facts: before?.facts }).where(one)
    expect(answer).toMatchObject({
      failure: { code: 'day_blocked', message: expect.stringContaining('be made on that day') },
    })
  })

  it('with an error if no delivery location is given', async () => {
    const wanted = { productId: gifts.roses, delivery: on('2026-11-25') }
    expect(await api.visitor().client.cart.add(wanted)).toMatchObject({
      failure: { code: 'place_missing', field: 'pincode', message: 'Select Delivery Location to continue' },
    })
  })

  it.each([
    ['a slot that has passed', '2026-11-23', '9-13', gifts.roses, 'slot_gone'],
    ['a slot that does not exist', '2026-11-25', '3-4', gifts.roses, 'slot_gone'],
    ['a slot for a courier product', '2026-11-28', '9-13', gifts.jade, 'slot_gone'],
  ] as const)('with %s', async (_, date, slot, productId, code) => {
    expect(resultCodeOf(await api.visitor().client.cart.add({ ...roses(date, slot), productId }))).toBe(code)
  })

  it('with an error if the delivery slot is full', async () => {
    const empty = await fillSlot(api, '23-24', '2026-11-25')
    const answer = await api.visitor().client.cart.add(roses('2026-11-25', '23-24'))
    await empty()
    expect(answer).toMatchObject({ failure: { status: 409, code: 'slot_full', field: 'slot' } })
  })
})

it('the delivery rules determine the delivery method, whichever method was requested', async () => {
  const delivery = { ...on('2026-11-26'), by: 'vendor' as const }
  const { lines } = expectOk(
    await api.visitor().client.cart.add({ productId: gifts.jade, pincode, delivery }),
  )
  expect(lines[0]).toMatchObject({ through: 'courier', delivery: { by: 'courier' } })
})
