import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banners } from '../db/schema/banners.ts'
import { products } from '../db/schema/products.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const pageOf = async (type: string, slug: string) => {
  const page = expectOk(await api.visitor().client.catalogue.productPage({ type, slug }))
  if (page.kind !== 'product') throw new Error(`There is no ${type}/${slug}.`)
  return page.product
}

const slugOf = async (nid: number) => {
  const [row] = await api.db.select().from(products).where(eq(products.nid, nid))
  return [row?.type ?? '', row?.slug ?? ''] as const
}

describe('a broken link in the data', () => {
  const bad = [
    'https://elsewhere.example/',
    '//elsewhere.example',
    'cakes',
    'javascript:alert(1)',
    '/a b',
    '',
  ]

  it.each(bad)('is omitted from the product page: %s', async (href) => {
    const [row] = await api.db.select().from(products).where(eq(products.nid, 1001))
    if (!row?.facts) throw new Error('There is no product 1001.')
    const { facts } = row
    const set = (quickLinks: typeof facts.quickLinks) =>
      api.db
        .update(products)
        .set({ facts: { ...facts, quickLinks } })
        .where(eq(products.nid, 1001))
    const good = { text: 'Cakes', href: '/cakes' }
    await set([{ text: 'Bad', href }, good])
    expect((await pageOf(...(await slugOf(1001)))).quickLinks).toEqual([good])
    await set(facts.quickLinks)
  })

  it('is omitted from the banners of the home page', async () => {
    const { client } = api.visitor()
    const before = expectOk(await client.catalogue.home()).banners
    const [banner] = await api.db.select().from(banners).limit(1)
    if (!banner) throw new Error('There is no banner.')
    const lead = (href: string) => api.db.update(banners).set({ href }).where(eq(banners.id, banner.id))
    await lead('https://elsewhere.example/')
    expect(expectOk(await client.catalogue.home()).banners).toHaveLength(before.length - 1)
    await lead(banner.href)
  })
})

describe('a corporate gift', () => {
  it('has a minimum quantity and cannot be added to a cart', async () => {
    const diary = await pageOf('gift', 'corporate-diary-set')
    expect(diary).toMatchObject({
      isCorporate: true,
      minimumOrder: 25,
      href: '/p/gift/corporate-diary-set',
      isOutOfStock: true,
    })
    const here = { productId: diary.id, pincode: '560001' }
    expect(await api.visitor().client.cart.add(here)).toMatchObject({
      ok: false,
      failure: { code: 'out_of_stock' },
    })
  })

  it('is not marked as out of stock in lists, because it is bought by enquiry', async () => {
    const kit = await pageOf('gift', 'welcome-kit')
    const diary = kit.similar.find(({ title }) => title === 'Diary and Pen Set')
    expect(diary).toBeDefined()
    expect(diary).not.toHaveProperty('isOutOfStock')
  })

  it('is in no product row and is never recommended', async () => {
    const { shelves, categories } = expectOk(await api.visitor().client.catalogue.home())
    expect([...shelves, ...categories].filter(({ href }) => href === '/corporate-gifts')).toEqual([])
    const roses = await pageOf('flower', 'red-roses-bouquet')
    expect(roses).toMatchObject({ isCorporate: false, minimumOrder: undefined })
  })
})

describe('a delivery promise', () => {
  it.each([
    ['cake', 'chocolate-truffle-cake', 'express'],
    ['plant', 'jade-plant-in-pot', undefined],
  ] as const)('on the page %s/%s is %s', async (type, slug, kind) => {
    const { promise } = await pageOf(type, slug)
    expect(promise?.kind).toBe(kind)
    if (promise) expect([promise.title.length > 0, promise.message.length > 0]).toEqual([true, true])
  })

  it('of next-day delivery is shown only for gifts that a courier delivers within one day', async () => {
    const rows = await api.db.select().from(products)
    const promised = rows.filter(({ facts }) => facts?.nextDay)
    expect(promised.length).toBeGreaterThan(0)
    expect(promised.filter(({ courierDays }) => courierDays > 1)).toEqual([])
    const [first] = promised
    expect((await pageOf(first?.type ?? '', first?.slug ?? '')).promise?.kind).toBe('nextDay')
  })
})

describe('the upgrades of a gift', () => {
  it('are listed first: the combos that contain it, cheapest first, then related products, without duplicates', async () => {
    const rows = await api.db.select().from(products)
    const held = rows.find(({ facts }) => facts?.combo && facts.combo.lines.length > 1)?.facts?.combo
      ?.lines[0]
    const page = await pageOf(...(await slugOf(held?.nid ?? 0)))
    const combos = rows
      .filter(({ facts, stock }) => stock > 0 && facts?.combo?.lines.some(({ nid }) => nid === held?.nid))
      .map(({ nid }) => nid)
    const ids: readonly number[] = page.together.map(({ id }) => id)
    expect(combos).toContain(ids[0])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(held?.nid)
  })
})

describe('a hamper that the shopper fills', () => {
  it('has a price range from its cheapest to its most expensive contents, while other gifts have one price', async () => {
    const builder = await pageOf('hamper', 'create-your-hamper')
    const [row] = await api.db.select().from(products).where(eq(products.nid, builder.id))
    const rows = await api.db.select().from(products)
    const pricesOf = (nids: readonly number[]) =>
      rows.filter(({ nid }) => nids.includes(nid)).map(({ price }) => price)
    const steps = row?.facts?.hamper?.steps ?? []
    const sum = (of: (prices: readonly number[], step: (typeof steps)[number]) => number) =>
      steps.reduce((all, step) => all + of(pricesOf(step.items), step), Number(builder.price))
    expect(steps.length).toBeGreaterThan(1)
    expect(builder.priceRange).toEqual({
      from: sum((prices, { min }) => min * Math.min(...prices)),
      to: sum((prices, { max }) => max * Math.max(...prices)),
    })
    expect((await pageOf('flower', 'red-roses-bouquet')).priceRange).toBeUndefined()
  })
})

describe('the disclaimers of the shop', () => {
  it('are shown for a gift abroad beside its own disclaimer, and for no other gift', async () => {
    const abroad = await pageOf('flower', 'two-dozen-roses-usa')
    expect(abroad.disclaimerAbroad?.[0]).toMatch(/working days of the country/)
    expect(abroad.disclaimer).not.toContain(abroad.disclaimerAbroad?.[0])
    expect((await pageOf('flower', 'red-roses-bouquet')).disclaimerAbroad).toBeUndefined()
  })
})

describe('a combo', () => {
  it('lists its gifts, each with its quantity and default options', async () => {
    const rows = await api.db.select().from(products)
    const combos = rows.filter(({ facts }) => facts?.combo)
    const pages = await Promise.all(combos.map(({ type, slug }) => pageOf(type, slug)))
    for (const [at, { gifts }] of pages.entries())
      expect(gifts.map(({ id, quantity }) => ({ nid: id, quantity }))).toEqual(
        combos[at]?.facts?.combo?.lines,
      )
    const options = pages.flatMap(({ gifts }) => gifts.flatMap((gift) => gift.options))
    expect(options).toContainEqual({ label: expect.any(String), value: expect.stringMatching(/Kg/) })
  })
})

describe('the footer of the page', () => {
  it('links to existing categories, and lists the benefits of the shop', async () => {
    const roses = await pageOf('flower', 'red-roses-bouquet')
    expect(roses.moreLinks[0]).toEqual({ text: 'All Flowers', href: '/flowers' })
    for (const { href } of roses.categories)
      expectOk(await api.visitor().client.catalogue.category({ category: href.slice(1) }))
    expect(roses.why).toMatchObject({ heading: 'Why Marigold' })
    expect((await api.app.request(roses.why?.picture.src ?? '')).status).toBe(200)
  })

  it('lists the key points of a plant', async () => {
    expect((await pageOf('plant', 'jade-plant-in-pot')).keyPoints.length).toBeGreaterThan(0)
  })
})
