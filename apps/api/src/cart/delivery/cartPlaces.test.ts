import { toProductId } from '@store/api-client/contract/cart'
import { parseRichText } from '@store/api-client/contract/rules/parseRichText'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../db/schema/products.ts'
import { cartGifts, lineOf, resultCodeOf } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts, receiver, signUp } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { productOf } from '../../fixtures/storedLines.ts'

let api: TestApi
const toUsa = toProductId(99_001)
beforeAll(async () => {
  api = await openTestApi()
  const abroad = { sku: 'to-usa', slug: 'to-usa', category: 'international', country: 840, stock: 5 }
  await api.db.insert(products).values(productOf(toUsa, 4999_00, abroad))
})
afterAll(() => api.close())

describe('a cart to another country', () => {
  it('shows that delivery is charged later, and a total without it', async () => {
    const cart = expectOk(await api.visitor().client.cart.add({ productId: toUsa }))
    expect(cart).toMatchObject({ total: 4999_00, countries: { 840: 'United States' }, chargeMessage: [] })
    expect(cart.rows.at(-1)).toMatchObject({ kind: 'delivery', amount: 'later', atMost: undefined })
    expect(lineOf(cart, toUsa).country).toBe(840)
  })

  it('accepts a postal code of a foreign country that the shop delivers to, but not of another country', async () => {
    const toFrance = toProductId(99_002)
    const abroad = { sku: 'to-france', slug: 'to-france', category: 'international', country: 250, stock: 5 }
    await api.db.insert(products).values(productOf(toFrance, 4999_00, abroad))
    expect(resultCodeOf(await api.visitor().client.cart.add({ productId: toFrance, pincode: '75001' }))).toBe(
      'not_deliverable',
    )
    const { client } = api.visitor()
    const cart = expectOk(await client.cart.add({ productId: toUsa, pincode: '10001' }))
    expect(lineOf(cart, toUsa).deliveryText).toContain('in United States, 10001')
  })

  it('shows that it contains several countries, and cannot be ordered until it contains only one', async () => {
    const visitor = api.visitor()
    const { client } = visitor
    await signUp(api, visitor, 'countries@example.com')
    await client.cart.add({ productId: gifts.roses, pincode: '560001' })
    const both = expectOk(await client.cart.add({ productId: toUsa }))
    expect(both).toMatchObject({
      hasSeveralCountries: true,
      countries: { 356: 'India', 840: 'United States' },
    })
    const start = (version: number) => client.cart.startOrder({ orderKey: crypto.randomUUID(), version })
    expect(await start(both.version)).toMatchObject({
      failure: {
        status: 409,
        code: 'several_countries',
        message: "You've added products from different countries. Select items from one country.",
      },
    })
    const { version, total } = both
    const request = { orderKey: crypto.randomUUID(), version, total, receiver, senderName: '', message: '' }
    expect(resultCodeOf(await client.orders.place(request))).toBe('several_countries')
    const one = expectOk(await client.cart.save({ lineIds: [lineOf(both, toUsa).id], isSaved: true }))
    expect(one.hasSeveralCountries).toBe(false)
    expect(expectOk(await start(one.version)).kind).toBe('forward')
  })
})

describe('express delivery', () => {
  it('is shown where a vendor delivers the gift today', async () => {
    const cart = expectOk(await api.visitor().client.cart.add({ productId: gifts.roses, pincode: '560001' }))
    expect(lineOf(cart, gifts.roses).expressTitle).toBe('Express, in 60 minutes')
    expect(cart.expressMessage).toEqual(
      parseRichText('Order between 9:00 and 18:00, and it arrives within the hour'),
    )
    expect(cart.rows.map(({ kind }) => kind)).toEqual(['items', 'delivery'])
  })

  it('is not shown without a location, nor in the evening', async () => {
    const { client } = api.visitor()
    await client.cart.add({ productId: gifts.roses })
    expect(expectOk(await client.cart.list())).toMatchObject({ expressMessage: [] })
    const now = api.now()
    api.setNow(new Date('2026-11-23T22:30:00+05:30'))
    const delayed = expectOk(await client.cart.add({ productId: gifts.roses, pincode: '560001' }))
    expect(delayed.lines.map(({ expressTitle }) => expressTitle)).toEqual(['', ''])
    api.setNow(now)
  })
})

it('the cart lists the contents of a hamper', async () => {
  const cart = expectOk(await api.visitor().client.cart.add({ productId: cartGifts.hamper }))
  expect(lineOf(cart, cartGifts.hamper).contents).toContainEqual({ title: 'Jar of honey', quantity: 1 })
})

it('the cart labels each line with its delivery method and location', async () => {
  const visitor = api.visitor()
  await visitor.client.cart.add({ productId: toUsa })
  const { lines } = expectOk(await visitor.client.cart.add({ productId: gifts.jade }))
  const answer = await visitor.fetch('http://store.test/api/fa/newfacart/cart')
  const wire: unknown = await answer.json()
  expect(wire).toMatchObject({
    result: { vendor_prod: { 840: [lines[0]?.id] }, courier_prod: { 356: [lines[1]?.id] } },
  })
})
