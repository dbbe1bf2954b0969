import type { CityQuery } from '@store/api-client/contract/delivery'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cities } from '../db/schema/cities.ts'
import { products } from '../db/schema/products.ts'
import { serviceAreas } from '../db/schema/serviceAreas.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { limitedGifts } from '../fixtures/limitedGifts.ts'
import { openTestApi, type TestApi, testStartTime } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  const position = { population: 1, latitude: 20, longitude: 78 }
  await api.db.insert(cities).values([
    { id: 'twin-goa', name: 'Twin', search: 'twin', state: 'Goa', ...position, population: 9 },
    { id: 'twin-assam', name: 'Twin', search: 'twin', state: 'Assam', ...position },
  ])
  await api.db.insert(serviceAreas).values([
    { scope: 'city', key: 'twin-assam', vendor: true, courier: true, cake: true },
    { scope: 'state', key: 'Goa', vendor: false, courier: false, cake: false },
  ])
})
afterAll(() => api.close())

const check = async (question: CityQuery) => expectOk(await api.visitor().client.delivery.checkCity(question))

describe('the city check', () => {
  it('returns the first date as text, and its distance in days', async () => {
    expect(await check({ city: 'Bengaluru', productId: gifts.cake })).toEqual({
      deliverable: true,
      city: 'Bengaluru',
      cityId: 'bengaluru',
      message: 'Earliest delivery Mon, 23 Nov',
      earliest: '2026-11-23',
      offsetDays: 0,
      alternatives: { heading: '', href: undefined, categories: [] },
    })
    api.setNow(new Date('2026-11-23T22:00:00+05:30'))
    expect(await check({ city: 'Bengaluru', productId: gifts.cake })).toMatchObject({
      message: 'Earliest delivery Tue, 24 Nov',
      offsetDays: 1,
    })
    api.setNow(testStartTime)
    expect(await check({ city: 'Port Blair', productId: gifts.jade })).toMatchObject({ offsetDays: 3 })
  })

  it.each(['Bangalore', ' bengaluru ', 'BENGALURU', 'Béngaluru'])(
    'recognizes the city as %j',
    async (city) => {
      expect(await check({ city, productId: gifts.cake })).toMatchObject({ city: 'Bengaluru' })
    },
  )

  it('distinguishes cities of one name by the state; without a state, it uses the biggest city', async () => {
    const duplicate = (state?: string) =>
      check({ city: 'Twin', ...(state && { state }), productId: gifts.cake })
    expect(await duplicate('assam')).toMatchObject({ cityId: 'twin-assam', deliverable: true })
    expect(await duplicate('Goa')).toMatchObject({ cityId: 'twin-goa', deliverable: false })
    expect(await duplicate()).toMatchObject({ cityId: 'twin-goa' })
    const other = await api.visitor().client.delivery.checkCity({
      ...{ city: 'Twin', state: 'Kerala', productId: gifts.cake },
    })
    expect(other).toMatchObject({ ok: false, failure: { status: 404, code: 'unknown_city' } })
    expect(await check({ city: 'Bengaluru', state: 'Mysore', productId: gifts.cake })).toMatchObject({
      city: 'Bengaluru',
    })
  })

  it.each([
    ['a cake without a baker in the city', gifts.cake, 'Kochi', false],
    ['a cake with a baker in the city', gifts.cake, 'Pune', true],
    ['flowers with a florist but no baker in the city', gifts.roses, 'Kochi', true],
    ['flowers without a florist in the city', gifts.roses, 'Port Blair', false],
    ['a courier product where the courier delivers', gifts.jade, 'Port Blair', true],
    ['a limited-cities gift in one of its cities', limitedGifts.hatBox, 'Poona', true],
    ['a limited-cities gift in another city', limitedGifts.hatBox, 'Kolkata', false],
  ] as const)('depends on the product: %s', async (_, productId, city, deliverable) => {
    expect(await check({ city, productId })).toMatchObject({ deliverable })
  })

  it('suggests deliverable gifts instead, starting with the same category', async () => {
    const { alternatives, ...found } = await check({ city: 'Kolkata', productId: limitedGifts.hatBox })
    expect(found).toMatchObject({
      deliverable: false,
      message: 'Currently not available at this location.',
      earliest: undefined,
      offsetDays: -1,
    })
    expect(alternatives.heading).toBe(
      'This flower is not available in Kolkata. But we can deliver these flowers.',
    )
    expect(alternatives.categories.length).toBe(4)
    expect(alternatives.categories[0]).toMatchObject({
      href: '/flowers',
      title: 'Flowers',
      pictureSrc: expect.stringMatching(/^\/api\/pictures\/category-flowers-/),
    })
  })

  it('suggests gifts of other categories if none of its own can be delivered', async () => {
    const { alternatives } = await check({ city: 'Port Blair', productId: gifts.roses })
    expect(alternatives.heading).toBe(
      'This flower is not available in Port Blair. But we can deliver these gifts.',
    )
    const hrefs = alternatives.categories.map(({ href }) => href)
    expect(hrefs).not.toContain('/flowers')
    expect(hrefs).toContain('/combos')
  })

  it('suggests nothing if nothing can be delivered, and no out-of-stock gifts', async () => {
    const nowhere = await check({ city: 'Twin', productId: gifts.cake })
    expect(nowhere.alternatives).toEqual({ heading: '', href: undefined, categories: [] })
    await api.db.update(products).set({ stock: 0 }).where(eq(products.category, 'combos'))
    const { alternatives } = await check({ city: 'Port Blair', productId: gifts.cake })
    expect(alternatives.categories.map(({ href }) => href)).not.toContain('/combos')
  })

  it('links to the whole category for a gift that the shopper fills', async () => {
    const [hatBox] = await api.db.select().from(products).where(eq(products.nid, limitedGifts.hatBox))
    if (!hatBox?.facts?.delivery) throw new Error('The sample says nothing of its delivery.')
    const facts = { ...hatBox.facts, delivery: { ...hatBox.facts.delivery, isCustom: true } }
    await api.db.update(products).set({ facts }).where(eq(products.nid, limitedGifts.hatBox))
    const { alternatives } = await check({ city: 'Kolkata', productId: limitedGifts.hatBox })
    expect(alternatives.href).toBe('/flowers')
  })

  it.each(['Atlantis', '%', '_engaluru', "'"])('rejects the unknown city %j', async (city) => {
    expect(await api.visitor().client.delivery.checkCity({ city, productId: gifts.cake })).toMatchObject({
      ok: false,
      failure: { status: 404, code: 'unknown_city', message: 'No City Found' },
    })
  })

  it('responds in the specified wire format', async () => {
    const path = '/api/marigold/fa/city-delivery-check?city=Kochi&nid=2001&rsource=web'
    expect(await (await api.app.request(path)).json()).toMatchObject({
      status: true,
      city_id: 'kochi',
      city_name: 'Kochi',
      cds: 1,
      vds: 1,
      cake: 0,
      lockdown: 0,
      resp_msg: 'Currently not available at this location.',
      resp_edd_msg: '',
      resp_edd_date: null,
      offset: -1,
    })
  })
})

describe('the pincode check of a gift of limited cities', () => {
  it('depends on the city of the pincode', async () => {
    const { delivery } = api.visitor().client
    const ask = async (pincode: string) =>
      expectOk(await delivery.checkPincode({ productId: limitedGifts.hatBox, pincode }))
    expect(await ask('411001')).toMatchObject({ deliverable: true, earliest: '2026-11-24' })
    expect(await ask('700001')).toEqual({ deliverable: false, city: 'Kolkata' })
  })
})
