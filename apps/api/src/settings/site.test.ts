import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories } from '../db/schema/categories.ts'
import { currencies } from '../db/schema/currencies.ts'
import { products } from '../db/schema/products.ts'
import { growCatalogue } from '../fixtures/growCatalogue.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('the currencies', () => {
  it('start with rupees, followed by the shop’s own, each with the date of its exchange rate', async () => {
    const settings = expectOk(await api.visitor().client.settings.get())
    expect(settings.currencies.map(({ code }) => code)).toEqual([
      ...['INR', 'USD', 'GBP', 'EUR', 'AED', 'CAD', 'AUD', 'SGD'],
    ])
    expect(settings.currencies[0]).toEqual({ code: 'INR', name: 'Indian rupee', symbol: '₹', rate: 1 })
    for (const { rate, rateFrom } of settings.currencies.slice(1)) {
      expect(rate).toBeGreaterThan(0)
      expect(rateFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  it('are only rupees if the shop has no others', async () => {
    const plain = await openTestApi({}, { hasCurrencies: false })
    expect(expectOk(await plain.visitor().client.settings.get()).currencies).toHaveLength(1)
    await plain.close()
  })

  it.each([
    { code: 'INR', name: 'Rupee', symbol: '₹', rate: 1 },
    { code: 'usd', name: 'Small letters', symbol: '$', rate: 1 },
    { code: 'JPY', name: 'For nothing', symbol: '¥', rate: 0 },
  ])('cannot contain the database row %o', async (wrong) => {
    await expect(
      api.db.insert(currencies).values({ ...wrong, rateFrom: '2026-11-20', position: 9 }),
    ).rejects.toThrow()
  })
})

describe('the pages of the catalogue', () => {
  it('are listed once each, with every product under a listed category', async () => {
    const { categories, products } = expectOk(await api.visitor().client.settings.pages())
    const hrefs = [...categories, ...products].map(({ href }) => href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    expect(hrefs).toContain('/send-rakhi')
    const known = new Set(categories.map(({ href }) => href))
    for (const { category } of products) expect(known).toContain(category)
  })

  it('list the products of a category in order, even if they exceed one SQL statement', async () => {
    const logged: string[] = []
    const logger = { logQuery: (query: string) => void logged.push(query) }
    const large = await openTestApi({}, { logger })
    await growCatalogue(large.db, 30)
    logged.length = 0
    const { products: listed } = expectOk(await large.visitor().client.settings.pages())
    const rows = await large.db
      .select({ slug: products.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .orderBy(asc(categories.position), asc(products.position), asc(products.nid))
    expect(rows.length).toBeGreaterThan(2_000)
    expect(listed.map(({ href }) => href.replace(/^.*\//, ''))).toEqual(rows.map(({ slug }) => slug))
    const reading = logged.slice(0, -1).filter((query) => query.includes('from "products"'))
    expect(reading.filter((query) => !query.includes(' limit '))).toEqual([])
    await large.close()
  })

  it('are found by their alias', async () => {
    const { client } = api.visitor()
    expect(expectOk(await client.settings.alias({ alias: 'chocolate-truffle-cake' }))).toEqual({
      href: '/p/cake/chocolate-truffle-cake',
    })
  })

  it.each(['nobody', '../etc', 'A', '%', 'x'.repeat(101), "a'--"])(
    'cannot be found by the alias %s',
    async (alias) => {
      const answer = await api.visitor().client.settings.alias({ alias })
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused' } })
    },
  )
})
