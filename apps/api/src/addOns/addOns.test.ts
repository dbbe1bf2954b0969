import { parseCalendarDate } from '@store/api-client/contract/date'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { cartGifts } from '../fixtures/cartJourney.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { candle, card, vase } = cartGifts
const idsOf = (groups: readonly { readonly items: readonly { readonly id: number }[] }[]) =>
  groups.flatMap(({ items }) => items.map(({ id }) => id))

describe('the add-ons of a gift', () => {
  it('are in titled groups with a picture, and include bundles with a ribbon', async () => {
    const groups = expectOk(await api.visitor().client.catalogue.addOns({ productId: gifts.cake }))
    expect(groups.map(({ title }) => title)).toEqual([
      'For the Cake',
      'Party Time',
      'A Word and a Wrap',
      'Something Sweet',
    ])
    const knife = groups[1]?.items.find(({ ribbon }) => ribbon === 'Together cheaper')
    expect(knife?.bundle.map(({ title }) => title)).toEqual(['Cake Knife and Candles', 'Flower Cake Topper'])
    expect(knife?.title).toBe('Cake Knife, Candles and Flower Topper')
    expect(knife?.price).toBeLessThan(knife?.bundle.reduce((sum, { price }) => sum + price, 0) ?? 0)
    expect(groups.every(({ pictureSrc }) => pictureSrc.startsWith('/api/pictures/'))).toBe(true)
    expect(idsOf(groups)).toContain(candle)
  })

  it('exclude add-ons that are out of stock or cannot be delivered to the location by the date', async () => {
    const { catalogue } = api.visitor().client
    const ask = async (more: object) =>
      idsOf(expectOk(await catalogue.addOns({ productId: gifts.roses, ...more })))
    expect(await ask({})).toContain(vase)
    expect(await ask({ pincode: '560001' })).toContain(vase)
    expect(await ask({ pincode: '744101' })).not.toContain(vase)
    const delivery = { date: parseCalendarDate('2026-11-22'), by: 'vendor' } as const
    expect(await ask({ pincode: '560001', delivery })).toEqual([])
    await api.db.update(products).set({ stock: 0 }).where(eq(products.nid, vase))
    expect(await ask({})).not.toContain(vase)
  })

  it('return 404 for an unknown gift', async () => {
    const response = await api.app.request('/api/marigold/fa/add-ons?nid=4242')
    expect(response.status).toBe(404)
  })

  it('are offered on the product page of a gift, but not on that of an add-on', async () => {
    const { catalogue } = api.visitor().client
    const page = async (type: string, slug: string) => expectOk(await catalogue.productPage({ type, slug }))
    expect(await page('cake', 'chocolate-truffle-cake')).toMatchObject({ product: { showsAddOns: true } })
    expect(await page('addon', 'glass-vase')).toMatchObject({ product: { showsAddOns: false } })
  })
})

describe('an add-on that needs input', () => {
  it('is listed in the settings of the API, with the layout and countries of the add-on panel', async () => {
    expect(expectOk(await api.visitor().client.settings.get()).addOns).toEqual({
      layout: 'new',
      candles: [candle],
      greetingCards: [card],
      countries: [356, 840],
    })
  })

  it('has no product page, and is not recommended on the page of a gift', async () => {
    const { catalogue } = api.visitor().client
    expect(await catalogue.productPage({ type: 'addon', slug: 'number-candle' })).toMatchObject({
      failure: { status: 404 },
    })
    const found = expectOk(await catalogue.productPage({ type: 'cake', slug: 'chocolate-truffle-cake' }))
    const together = 'product' in found ? found.product.together.map(({ id }) => id) : []
    expect(together.length).toBeGreaterThan(0)
    expect(together).not.toContain(candle)
  })
})

it("the API lists the occasions of a card in the shop's order", async () => {
  const occasions = expectOk(await api.visitor().client.catalogue.occasions())
  expect(occasions.slice(0, 2)).toEqual([
    { id: 1, name: 'Birthday' },
    { id: 2, name: 'Anniversary' },
  ])
})
