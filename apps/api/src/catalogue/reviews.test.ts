import { reviewsPerPage, toProductId } from '@store/api-client/contract/catalogue'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const catalogue = () => api.visitor().client.catalogue

describe('the page of all reviews', () => {
  it('shows the newest first, each with its gift, which exists', async () => {
    const { reviews, product, heading } = expectOk(await catalogue().reviews({}))
    expect([product, heading]).toEqual([undefined, 'What our customers say'])
    expect(reviews).toHaveLength(reviewsPerPage)
    const days = reviews.map(({ day }) => day)
    expect(days).toEqual([...days].sort().reverse())
    for (const { product: of } of reviews) {
      const [, , type = '', slug = ''] = (of?.href ?? '').split('/')
      const page = expectOk(await catalogue().productPage({ type, slug }))
      expect(page).toMatchObject({ kind: 'product', product: { title: of?.title } })
    }
  })

  it('has every review on one of its pages, without duplicates', async () => {
    const first = expectOk(await catalogue().reviews({}))
    const ids: number[] = []
    for (let page = 1; page <= first.pages; page++)
      ids.push(...expectOk(await catalogue().reviews({ page })).reviews.map(({ id }) => id))
    expect(ids).toHaveLength(first.total)
    expect(new Set(ids).size).toBe(first.total)
    expect(first.stars.reduce((sum, given) => sum + given, 0)).toBe(first.total)
    expect(expectOk(await catalogue().reviews({ page: first.pages + 1 })).reviews).toEqual([])
  })

  it('begins with the reviews of the home page', async () => {
    const { reviews } = expectOk(await catalogue().home())
    expect(reviews).toEqual(expectOk(await catalogue().reviews({})).reviews.slice(0, 6))
    expect(reviews).toHaveLength(6)
  })

  it.each([
    ['highest', (a: number, b: number) => b - a],
    ['lowest', (a: number, b: number) => a - b],
  ] as const)('sorts reviews with %s stars first on request', async (order, compare) => {
    const page = expectOk(await catalogue().reviews({ order }))
    const stars = page.reviews.map((review) => review.stars)
    expect(page.order).toBe(order)
    expect(stars).toEqual([...stars].sort(compare))
    expect(new Set(stars).size).toBeGreaterThan(0)
  })

  it('summarizes all ratings, including those without a text', async () => {
    const { rating } = expectOk(await catalogue().reviews({}))
    const rows = await api.db.select().from(products)
    const count = rows.reduce((sum, { reviews }) => sum + reviews, 0)
    const sum = rows.reduce((total, { rating, reviews }) => total + (rating ?? 0) * reviews, 0)
    expect(rating?.reviews).toBe(count)
    expect(rating?.average).toBeCloseTo(sum / count, 1)
  })

  it('is the same response for everyone', async () => {
    const answer = await api.app.request('/api/marigold/fa/reviews')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  })
})

describe('the reviews of one gift', () => {
  it('are for this gift only, with its name, picture, average and videos', async () => {
    const page = expectOk(await catalogue().reviews({ productId: gifts.roses }))
    expect(page.product).toMatchObject({ href: '/p/flower/red-roses-bouquet' })
    expect(page.heading).toBe(`Reviews of ${page.product?.title}`)
    const [row] = await api.db.select().from(products).where(eq(products.nid, gifts.roses))
    expect(page.rating).toEqual({ average: row?.rating, reviews: row?.reviews })
    expect(page.reviews).toHaveLength(row?.facts?.reviews.length ?? 0)
    expect(page.reviews.every(({ product }) => product === undefined)).toBe(true)
    const film = page.reviews.flatMap((review) => review.film ?? [])[0]
    expect((await api.app.request(film?.src[0]?.src ?? '')).status).toBe(200)
    expect((await api.app.request(film?.thumbnail.src ?? '')).status).toBe(200)
  })

  it('are empty for an unreviewed gift and for one that was stored before reviews existed', async () => {
    const [row] = await api.db.select().from(products).where(eq(products.rating, 0)).limit(1)
    expect(row).toBeUndefined()
    await api.db
      .update(products)
      .set({ facts: null, rating: null, reviews: 0 })
      .where(eq(products.nid, gifts.jade))
    const page = expectOk(await catalogue().reviews({ productId: gifts.jade }))
    expect(page).toMatchObject({ reviews: [], rating: undefined, total: 0, pages: 1, stars: [0, 0, 0, 0, 0] })
  })

  it('return 404 for an unknown gift', async () => {
    const answer = await catalogue().reviews({ productId: toProductId(999_999) })
    expect(answer).toMatchObject({ ok: false, failure: { status: 404 } })
  })

  it.each([
    'nid=x',
    'nid=0',
    'current_page=0',
    'current_page=x',
    'current_page=10001',
    'sort=random',
    "sort=newest'--",
    'nid=1001&nid=1002',
    'page=2',
  ])('are rejected for %s', async (query) => {
    expect((await api.app.request(`/api/marigold/fa/reviews?${query}`)).status).toBe(400)
  })
})
