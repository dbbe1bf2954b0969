import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const catalogue = () => api.visitor().client.catalogue

describe('the home page', () => {
  it('has a shelf for each category, with the address of all of it and eight products at most', async () => {
    const shelves = expectOk(await catalogue().home())
    expect(shelves.map(({ href }) => href)).toEqual([
      '/flowers',
      '/cakes',
      '/combos',
      '/gifts',
      '/plants',
      '/hampers',
      '/send-rakhi',
    ])
    for (const { products } of shelves) {
      expect(products.length).toBeGreaterThan(0)
      expect(products.length).toBeLessThanOrEqual(8)
    }
  })

  it('shows the first products of each category, in its order', async () => {
    const [flowers] = expectOk(await catalogue().home())
    const all = expectOk(await catalogue().category('flowers'))
    expect(flowers?.products).toEqual(all.products.slice(0, 8))
  })
})

describe('a category', () => {
  it('is found by its address and shows all it has', async () => {
    const { title, intro, products } = expectOk(await catalogue().category('send-rakhi'))
    expect([title, intro.length > 0, products.length]).toEqual(['Rakhi', true, 10])
    expect(products.every(({ href }) => href.startsWith('/p/rakhi/'))).toBe(true)
  })

  it('that is not there is not found', async () => {
    expect(await catalogue().category('spaceships')).toMatchObject({ failure: { status: 404 } })
    expect(await catalogue().category('No Slug')).toMatchObject({ failure: { status: 400 } })
  })

  it('is a step of the way to its products', async () => {
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
