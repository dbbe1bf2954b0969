import { parseCalendarDate } from '@store/api-client/contract/date'
import { toProductId } from '@store/api-client/contract/hampers'
import type { HamperPick } from '@store/api-client/contract/rules/hamperPicks'
import { hamperParameter, parseHamperFromUrl } from '@store/api-client/contract/rules/hamperUrlState'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { blockDays } from '../fixtures/blockDays.ts'
import { lineOf, messageOf, missingLineId, resultCodeOf } from '../fixtures/cartJourney.ts'
import { fillableHampers, filledHamper, filledPrice, hamperStepNames } from '../fixtures/hamperJourney.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { sweet, keep, flower } = hamperStepNames
const pick = (step: string, productId: HamperPick['productId'], quantity = 1): HamperPick => ({
  ...{ step, productId, quantity },
})
const setStock = (nid: number, stock: number) =>
  api.db.update(products).set({ stock }).where(eq(products.nid, nid))

describe('a hamper to be filled', () => {
  it('returns its steps, by number and by slug', async () => {
    const { client } = api.visitor()
    const hamper = expectOk(await client.hampers.get({ id: 'create-your-hamper' }))
    expect(hamper).toMatchObject({
      ...{ id: fillableHampers.byHand, href: '/p/hamper/create-your-hamper', price: 999_00, offsetDays: 0 },
      ...{ courierId: fillableHampers.parcel, needsPincode: false, isOutOfStock: false },
      message: { limit: 50, isRequired: false },
    })
    expect(hamper.steps.map(({ id, min, max }) => [id, min, max])).toEqual([
      [sweet, 1, 3],
      [keep, 1, 2],
      [flower, 0, 2],
    ])
    expect(hamper.steps[0]?.items[0]).toMatchObject({
      id: fillableHampers.chocolates,
      price: 249_00,
      stock: 3,
    })
    expect(expectOk(await client.hampers.get({ id: fillableHampers.byHand }))).toEqual(hamper)
  })

  it('offers no product that has required options', async () => {
    const { steps } = expectOk(await api.visitor().client.hampers.get({ id: fillableHampers.byHand }))
    expect(steps.flatMap(({ items }) => items.map(({ id }) => Number(id)))).not.toContain(5013)
  })

  it.each([['roses-that-are-none'], [gifts.roses], [toProductId(999_999)]])(
    'is not returned for %s',
    async (id) => {
      expect(await api.visitor().client.hampers.get({ id })).toMatchObject({
        failure: { kind: 'refused', status: 404 },
      })
    },
  )

  it('returns its earliest date for a city, hand-delivered or else by courier, or that it is never delivered there', async () => {
    const { client } = api.visitor()
    const offset = async (more: { city?: string; country?: number }) =>
      expectOk(await client.hampers.get({ id: fillableHampers.byHand, ...more })).offsetDays
    expect(await offset({ city: 'Bengaluru' })).toBe(0)
    expect(await offset({ city: 'A city nobody knows' })).toBe(0)
    expect(await offset({ country: 840 })).toBe(-1)
    expect(expectOk(await client.hampers.get({ id: fillableHampers.rakhi })).offsetDays).toBe(3)
  })
})

describe('the blocked days of a hamper to be filled', () => {
  const blockedOf = async (more: { city?: string } = {}) => {
    const { client } = api.visitor()
    const hamper = expectOk(await client.hampers.get({ id: fillableHampers.byHand, ...more }))
    const items = hamper.steps.flatMap((step) => step.items)
    return [hamper.blockedDays, items.find(({ id }) => id === fillableHampers.teddy)?.blockedDays]
  }

  it('are returned with it and with its items', async () => {
    expect(await blockedOf()).toEqual([undefined, undefined])
    const restore = [
      await blockDays(api, fillableHampers.byHand, ['11-25']),
      await blockDays(api, fillableHampers.teddy, ['11-26', '12-25']),
    ]
    const blocked = await blockedOf()
    for (const one of restore) await one()
    expect(blocked).toEqual([['11-25'], ['11-26', '12-25']])
  })

  it('are those of its courier variant where only a courier delivers', async () => {
    const restore = await blockDays(api, fillableHampers.parcel, ['12-25'])
    const blocked = [await blockedOf({ city: 'Bengaluru' }), await blockedOf({ city: 'Port Blair' })]
    await restore()
    expect(blocked).toEqual([
      [undefined, undefined],
      [['12-25'], undefined],
    ])
  })
})

describe('a filled hamper in the cart', () => {
  it('is one line with its contents, at the price of all of them', async () => {
    const { client } = api.visitor()
    const added = expectOk(await client.hampers.add(filledHamper()))
    expect(added.cartCount).toBe(1)
    const cart = expectOk(await client.cart.list())
    expect(cart.lines).toHaveLength(1)
    const line = lineOf(cart, fillableHampers.byHand)
    expect(line).toMatchObject({ id: added.lineId, quantity: 1, price: filledPrice })
    expect(line.contents.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Small Box of Chocolates', 2],
      ['Small Teddy, 15 cm', 1],
    ])
    expect(cart.total).toBe(filledPrice)
  })

  it('gets another unit when filled again with the same items, and another line for other items', async () => {
    const { client } = api.visitor()
    await client.hampers.add(filledHamper())
    const turned = filledHamper({ picks: [...filledHamper().picks].reverse() })
    expect(expectOk(await client.hampers.add(turned)).cartCount).toBe(2)
    await client.hampers.add(
      filledHamper({ picks: [pick(sweet, fillableHampers.bars), pick(keep, fillableHampers.teddy)] }),
    )
    const { lines } = expectOk(await client.cart.list())
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  it('does not increase the quantity when it is bought twice with Buy Now', async () => {
    const { client } = api.visitor()
    const request = { ...filledHamper(), type: 'buyNow' as const }
    expectOk(await client.hampers.add(request))
    expectOk(await client.hampers.add(request))
    expect(expectOk(await client.cart.list()).lines.map(({ quantity }) => quantity)).toEqual([1])
  })

  it('links to its editor, with each item in its step', async () => {
    const { client } = api.visitor()
    const { lineId } = expectOk(
      await client.hampers.add(filledHamper({ date: parseCalendarDate('2026-11-24') })),
    )
    const line = lineOf(expectOk(await client.cart.list()), fillableHampers.byHand)
    const reported = line.contents.map(({ href }) => new URL(href ?? '', 'https://shop.example'))
    expect(reported.map(({ pathname, searchParams }) => [pathname, searchParams.get('line')])).toEqual([
      ['/hamper/create-your-hamper', lineId],
      ['/hamper/create-your-hamper', lineId],
    ])
    const known = [{ id: sweet }, { id: keep }, { id: flower }]
    const read = reported.map(({ searchParams }) =>
      parseHamperFromUrl(known, searchParams.get(hamperParameter) ?? ''),
    )
    expect(read.map(({ at }) => at)).toEqual([0, 1])
    expect(read[0]).toMatchObject({
      picks: [
        { step: sweet, nid: fillableHampers.chocolates, quantity: 2 },
        { step: keep, nid: fillableHampers.teddy, quantity: 1 },
      ],
      day: '2026-11-24',
    })
  })

  it('keeps its line, position and quantity when it is edited (R21)', async () => {
    const { client } = api.visitor()
    const { lineId } = expectOk(await client.hampers.add(filledHamper()))
    await client.cart.add({ productId: gifts.roses })
    await client.cart.changeQuantity({ lineId, from: 1, quantity: 2 })
    const picks = [
      pick(sweet, fillableHampers.bars, 3),
      pick(keep, fillableHampers.tealights),
      pick(flower, fillableHampers.rose),
    ]
    const message = { attribute: 14, text: 'For Asha' }
    const edited = expectOk(await client.hampers.add(filledHamper({ lineId, picks, message })))
    expect(edited).toEqual({ lineId, cartCount: 3 })
    const cart = expectOk(await client.cart.list())
    const [first] = cart.lines
    expect(first).toMatchObject({ id: lineId, quantity: 2, price: 999_00 + 3 * 199_00 + 149_00 + 199_00 })
    expect(messageOf(lineOf(cart, fillableHampers.byHand)).text).toBe('For Asha')
    // A message that is not sent again is kept.
    await client.hampers.add(filledHamper({ lineId, message: { attribute: 14, text: '' } }))
    const again = expectOk(await client.cart.list())
    expect(messageOf(lineOf(again, fillableHampers.byHand))).toMatchObject({
      ...{ text: 'For Asha', id: messageOf(lineOf(cart, fillableHampers.byHand)).id },
    })
  })

  it('keeps its cart line when it is changed to a hamper for courier delivery', async () => {
    const { client } = api.visitor()
    const { lineId } = expectOk(await client.hampers.add(filledHamper()))
    const parcel = filledHamper({ lineId, productId: fillableHampers.parcel })
    expect(expectOk(await client.hampers.add(parcel)).lineId).toBe(lineId)
    expect(lineOf(expectOk(await client.cart.list()), fillableHampers.parcel).id).toBe(lineId)
  })

  it('is restored unchanged after its removal', async () => {
    const { client } = api.visitor()
    const { lineId } = expectOk(await client.hampers.add(filledHamper()))
    await client.cart.remove({ lineIds: [lineId] })
    const cart = expectOk(await client.cart.restore({ lineIds: [lineId] }))
    expect(lineOf(cart, fillableHampers.byHand)).toMatchObject({ id: lineId, price: filledPrice })
    expect(lineOf(cart, fillableHampers.byHand).contents).toHaveLength(2)
  })
})

describe('hamper validation on the server (R19)', () => {
  const refused = (...[more]: Parameters<typeof filledHamper>) =>
    api.visitor().client.hampers.add(filledHamper(more))

  it('rejects a step with too few items', async () => {
    expect(await refused({ picks: [pick(sweet, fillableHampers.chocolates)] })).toMatchObject({
      failure: {
        ...{ status: 409, code: 'hamper_lacking', field: 'items' },
        message: 'Please select mandatory product from Something to keep',
      },
    })
  })

  it('rejects a step with too many items', async () => {
    const picks = [
      pick(sweet, fillableHampers.chocolates, 2),
      pick(sweet, fillableHampers.bars, 2),
      pick(keep, fillableHampers.teddy),
    ]
    expect(await refused({ picks })).toMatchObject({
      failure: { code: 'hamper_full', message: 'You can only select 3 product(s) per step' },
    })
  })

  it.each([
    ['belongs to another step', pick(sweet, fillableHampers.teddy)],
    ['belongs to no step', pick(sweet, gifts.roses)],
    ['is listed twice', pick(sweet, fillableHampers.chocolates)],
    ['is in a step that does not exist', pick('nothing', fillableHampers.chocolates)],
    ['requires a choice first', pick(keep, fillableHampers.chocolates)],
  ])('rejects an item that %s', async (_, odd) => {
    const answer = await refused({ picks: [...filledHamper().picks, odd] })
    expect(resultCodeOf(answer)).toBe('invalid')
  })

  it('names an item with too little stock', async () => {
    await setStock(fillableHampers.chocolates, 1)
    expect(await refused()).toMatchObject({
      failure: { code: 'out_of_stock', message: 'Small Box of Chocolates is out of stock.' },
    })
    await setStock(fillableHampers.chocolates, 320)
  })

  it('rejects a day that is too early or too far ahead', async () => {
    const days = [
      { date: parseCalendarDate('2026-11-22') },
      { date: parseCalendarDate('2026-11-22'), pincode: undefined },
      { date: parseCalendarDate('2028-01-01') },
    ]
    for (const day of days) {
      expect(await refused(day)).toMatchObject({
        failure: { code: 'date_gone', message: 'Select Delivery Date', field: 'date' },
      })
    }
  })

  it.each([
    ['the hamper', fillableHampers.byHand],
    ['one of its items', fillableHampers.teddy],
  ])('rejects a day on which %s is not delivered', async (_, nid) => {
    const restore = await blockDays(api, nid, ['11-25'])
    const date = parseCalendarDate('2026-11-25')
    const answers = [await refused({ date }), await refused({ date, pincode: undefined })]
    const next = await refused({ date: parseCalendarDate('2026-11-26') })
    await restore()
    for (const answer of answers) {
      expect(answer).toMatchObject({
        failure: { code: 'date_gone', message: 'Select Delivery Date', field: 'date' },
      })
    }
    expect(next.ok).toBe(true)
  })

  it('rejects a courier hamper without a pincode', async () => {
    expect(await refused({ productId: fillableHampers.parcel, pincode: undefined })).toMatchObject({
      failure: { code: 'pincode_missing', message: 'Select pincode to continue' },
    })
  })

  it('rejects an empty hamper, and contents for a product that is not a hamper', async () => {
    const { client } = api.visitor()
    expect(await client.cart.add({ productId: fillableHampers.byHand })).toMatchObject({
      failure: { code: 'hamper_empty', message: 'Please select mandatory product' },
    })
    expect(resultCodeOf(await refused({ productId: gifts.roses }))).toBe('invalid')
  })

  it('rejects a message that is too long or that the hamper does not support', async () => {
    expect(resultCodeOf(await refused({ message: { attribute: 14, text: 'a'.repeat(51) } }))).toBe(
      'message_long',
    )
    expect(resultCodeOf(await refused({ message: { attribute: 16, text: 'For Asha' } }))).toBe('invalid')
  })

  it('rejects edits of a line of another visitor, or of an unknown line', async () => {
    const mine = api.visitor()
    const { lineId } = expectOk(await mine.client.hampers.add(filledHamper()))
    const other = api.visitor()
    await other.client.cart.add({ productId: gifts.roses })
    for (const { client } of [other, api.visitor()]) {
      expect(resultCodeOf(await client.hampers.add(filledHamper({ lineId })))).toBe('line_gone')
    }
    const cart = expectOk(await mine.client.cart.add({ productId: gifts.roses }))
    for (const id of [missingLineId, lineOf(cart, gifts.roses).id]) {
      expect(resultCodeOf(await mine.client.hampers.add(filledHamper({ lineId: id })))).toBe('line_gone')
    }
    const rakhi = filledHamper({
      ...{ lineId, productId: fillableHampers.rakhi },
      picks: [pick('rakhi', toProductId(7002)), pick('sweets', fillableHampers.chocolates)],
    })
    expect(resultCodeOf(await mine.client.hampers.add(rakhi))).toBe('line_gone')
    expect(lineOf(expectOk(await mine.client.cart.list()), fillableHampers.byHand).price).toBe(filledPrice)
  })
})
