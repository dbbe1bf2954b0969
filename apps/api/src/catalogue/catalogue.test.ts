import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const catalogue = () => api.visitor().client.catalogue

describe('the home page', () => {
  it('has a product row for each category, with a link to the category and at most eight products', async () => {
    const { shelves } = expectOk(await catalogue().home())
    expect(shelves.map(({ href }) => href)).toEqual([
      '/flowers',
      '/cakes',
      '/combos',
      '/gifts',
      '/personalised-gifts',
      '/plants',
      '/hampers',
      '/send-rakhi',
      '/international',
    ])
    for (const { products } of shelves) {
      expect(products.length).toBeGreaterThan(0)
      expect(products.length).toBeLessThanOrEqual(8)
    }
  })

  it('links to every category with a picture', async () => {
    const { categories } = expectOk(await catalogue().home())
    expect(categories.map(({ title }) => title)).toEqual([
      'Flowers',
      'Cakes',
      'Combos',
      'Gifts',
      'Personalised Gifts',
      'Plants',
      'Hampers',
      'Rakhi',
      'International Gifts',
    ])
    for (const { href, picture } of categories) {
      expectOk(await catalogue().category({ category: href.slice(1) }))
      expect((await api.app.request(picture.src)).status).toBe(200)
    }
  })

  it('has banners whose pictures exist in both formats', async () => {
    const { banners } = expectOk(await catalogue().home())
    expect(banners.length).toBeGreaterThan(1)
    for (const { href, phone, desktop } of banners) {
      expectOk(await catalogue().category({ category: href.slice(1) }))
      expect([phone.height > phone.width, desktop.height < desktop.width]).toEqual([true, true])
      for (const { src } of [phone, desktop]) expect((await api.app.request(src)).status).toBe(200)
    }
  })

  it('shows the first products of each category, in its order', async () => {
    const [flowers] = expectOk(await catalogue().home()).shelves
    const all = expectOk(await catalogue().category({ category: 'flowers' }))
    expect(flowers?.products).toEqual(all.products.slice(0, 8))
  })
})

describe('a product’s page', () => {
  const pageOf = async (type: string, slug: string) => {
    const page = expectOk(await catalogue().productPage({ type, slug }))
    if (page.kind !== 'product') throw new Error('moved')
    return page.product
  }

  it('contains all facts about the product', async () => {
    const roses = await pageOf('flower', 'red-roses-bouquet')
    expect(roses.pictures.map(({ alt }) => alt)).toHaveLength(5)
    expect(roses.video).toMatchObject({ position: 2, src: [{ type: 'video/webm' }, { type: 'video/mp4' }] })
    expect(roses.priceParts.reduce((sum, { amount }) => sum + amount, 0)).toBe(roses.price)
    expect(roses.offers.every(({ terms }) => terms.length > 0)).toBe(true)
    expect(roses.reviews[0]).toMatchObject({ stars: 5, city: 'Pune', day: '2026-02-16' })
    expect(roses.together.length).toBeGreaterThan(0)
    expect(roses.quickLinks).toContainEqual({ text: 'Cakes', href: '/cakes' })
  })

  it.each([
    ['flower', 'bridal-bunch', 301, '/p/flower/pastel-wedding-bunch'],
    ['gift', 'jewellery-case', 302, '/p/gift/jewellery-box-walnut'],
    ['cake', 'red-roses-bouquet', 301, '/p/flower/red-roses-bouquet'],
  ])('is the redirect target of a former or wrong URL: /p/%s/%s', async (type, slug, status, href) => {
    expect(expectOk(await catalogue().productPage({ type, slug }))).toEqual({ kind: 'moved', status, href })
  })

  it('links to all color and size variants of the product, including the product itself', async () => {
    const roses = await pageOf('flower', 'red-roses-bouquet')
    expect(roses.variants.map(({ heading }) => heading)).toEqual(['Select Color', 'Select Size'])
    for (const { entries } of roses.variants) {
      expect(entries.filter(({ id }) => id === roses.id)).toHaveLength(1)
      for (const { href, title } of entries) {
        const [, , type = '', slug = ''] = href.split('/')
        expect((await pageOf(type, slug)).title).toBe(title)
      }
    }
  })

  it('shows similar products, but not itself', async () => {
    const { similar, id } = await pageOf('cake', 'chocolate-truffle-cake')
    expect(similar).toHaveLength(8)
    expect(similar.every(({ href }) => href.startsWith('/p/cake/'))).toBe(true)
    expect(similar.map((card) => card.id)).not.toContain(id)
  })

  it('marks colors and listed products that are out of stock', async () => {
    const white = await pageOf('flower', 'white-roses-bouquet')
    expect(white.isOutOfStock).toBe(true)
    const roses = await pageOf('flower', 'red-roses-bouquet')
    const [colours] = roses.variants
    expect(colours?.entries.filter(({ isOutOfStock }) => isOutOfStock).map(({ id }) => id)).toEqual([
      white.id,
    ])
    const cards = expectOk(await api.visitor().client.catalogue.cards({ ids: [white.id, roses.id] }))
    expect(cards.map(({ isOutOfStock }) => isOutOfStock)).toEqual([true, undefined])
  })

  it('has the same minimum price as its card for a hamper that the shopper fills', async () => {
    const hamper = await pageOf('hamper', 'create-your-hamper')
    const [card] = expectOk(await api.visitor().client.catalogue.cards({ ids: [hamper.id] }))
    expect(card).toMatchObject({ price: hamper.priceRange?.from, isFrom: true })
    expect(card?.listPrice).toBe(card?.price)
  })

  it('has pictures that exist', async () => {
    const { pictures, reviews } = await pageOf('flower', 'red-roses-bouquet')
    for (const { src } of [...pictures, ...reviews.flatMap((review) => review.pictures)]) {
      expect((await api.app.request(src)).status).toBe(200)
    }
  })

  it('omits the missing facts of an older product without an error', async () => {
    await api.db.update(products).set({ facts: null }).where(eq(products.slug, 'six-red-roses'))
    expect(await pageOf('flower', 'six-red-roses')).toMatchObject({ reviews: [], variants: [], offers: [] })
  })
})

describe('a category', () => {
  it('is available at its short URL only to native apps, and only if it exists', async () => {
    const ask = (address: string) => api.visitor().fetch(`http://store.test/api/${address}`)
    const app = 'fa_source=app&metainfo=1&rsource=mob'
    const shown = await ask(`marigold/cakes?${app}`)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    const page = await ask('marigold/fa/category-page/cakes')
    expect(await shown.json()).toEqual(await page.json())
    for (const address of [`marigold/spaceships?${app}`, `elsewhere/cakes?${app}`]) {
      expect((await ask(address)).status).toBe(404)
    }
    expect((await ask('marigold/cakes')).status).toBe(400)
  })

  it('is found by its URL and shows all its products', async () => {
    const { title, intro, products } = expectOk(await catalogue().category({ category: 'send-rakhi' }))
    expect([title, intro.length > 0, products.length]).toEqual(['Rakhi', true, 10])
    expect(products.every(({ href }) => href.startsWith('/p/rakhi/'))).toBe(true)
  })

  it('is not found if it does not exist', async () => {
    expect(await catalogue().category({ category: 'spaceships' })).toMatchObject({ failure: { status: 404 } })
    expect(await catalogue().category({ category: 'No Slug' })).toMatchObject({ failure: { status: 400 } })
  })

  it('is part of the breadcrumbs of its products', async () => {
    const page = expectOk(await catalogue().productPage({ type: 'rakhi', slug: 'silk-rakhi-with-sweets' }))
    expect(page).toMatchObject({
      product: {
        crumbs: [
          { text: 'Home', href: '/' },
          { text: 'Rakhi', href: '/send-rakhi' },
          { text: expect.any(String), href: undefined },
        ],
      },
    })
  })
})

describe('an empty cart', () => {
  it('links to the eight most reviewed gifts, and to the best categories', async () => {
    const [first] = expectOk(await catalogue().bestSellers()).products
    await api.db
      .update(products)
      .set({ stock: 0 })
      .where(eq(products.nid, first?.id ?? 0))
    const best = expectOk(await catalogue().bestSellers())
    expect(best.products).toHaveLength(8)
    expect(best.products.map(({ id }) => id)).not.toContain(first?.id)
    expect(best.categories.map(({ href }) => href)).toEqual([
      '/flowers',
      '/cakes',
      '/gifts',
      '/combos',
      '/personalised-gifts',
      '/plants',
    ])
    const counts = await Promise.all(
      best.products.map(async ({ id }) => {
        const [row] = await api.db.select().from(products).where(eq(products.nid, id))
        return row?.reviews ?? 0
      }),
    )
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })

  it('is the same response for everyone, and creates no session', async () => {
    const { fetch, cookies } = api.visitor()
    const answer = await fetch('http://store.test/api/fa/facart/product-best-seller')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(cookies.size).toBe(0)
  })
})

describe('an add-on', () => {
  it('has a page, without a category in its breadcrumbs', async () => {
    const page = expectOk(await catalogue().productPage({ type: 'addon', slug: 'small-chocolate-box' }))
    expect(page).toMatchObject({
      kind: 'product',
      product: { crumbs: [{ text: 'Home' }, { text: 'Small Box of Chocolates' }] },
    })
  })

  it('is in no product row and in no category', async () => {
    const { shelves, categories } = expectOk(await catalogue().home())
    const pages = await Promise.all(
      categories.map(
        async ({ href }) => expectOk(await catalogue().category({ category: href.slice(1) })).products,
      ),
    )
    const shown = [...shelves.flatMap((shelf) => shelf.products), ...pages.flat()]
    expect(shown.filter(({ href }) => href.startsWith('/p/addon/'))).toEqual([])
    expect(await catalogue().category({ category: 'add-ons' })).toMatchObject({ failure: { status: 404 } })
  })
})
