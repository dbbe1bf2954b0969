import { createApiClient } from '@store/api-client'
import { expect, it } from 'vitest'
import { fallbackShop } from '../../ShopInfo.ts'
import { loadReviews } from './load.ts'

const origin = 'http://store.test'
const src = '/api/pictures/roses-400.webp'
const image = { src, title: '', alt: '', width: 400, height: 400, sizes: [{ src, width: 400 }] }

/** Opens a page on two pages of reviews of one gift, as the API returns them. */
function open(path: string, params: Readonly<Record<string, string>> = {}, status = 200) {
  const requests: string[] = []
  const client = createApiClient({
    baseUrl: origin,
    brand: 'marigold',
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : String(input))
      requests.push(url.search)
      const isOne = url.searchParams.has('nid')
      const data = {
        heading: 'Reviews',
        ...(isOne && { product: { title: 'Red Roses', alias: '/p/flower/red-roses', image } }),
        summary: { reviews_count: 12, average_rating: 4.5, stars: [12, 0, 0, 0, 0] },
        list: [],
        sort: url.searchParams.get('sort'),
        ...{ current_page: Number(url.searchParams.get('current_page')), total_pages: 2, total: 12 },
      }
      const refusal = { status: false, code: 'not_found', message: 'Something went wrong' }
      return Response.json(status === 200 ? { status: true, data } : refusal, { status })
    },
  })
  return {
    asked: requests,
    loaded: loadReviews({ client, params, url: new URL(path, origin), shop: fallbackShop }),
  }
}

it('requests the reviews with the page and the sort order of the URL', async () => {
  const { asked, loaded } = open('/reviews?page=2&sort=lowest')
  expect(await loaded).toMatchObject({ kind: 'page', data: { path: '/reviews' } })
  expect(asked).toEqual(['?current_page=2&sort=lowest'])
})

it('finds a product by its id, and returns its canonical URL', async () => {
  const params = { productId: '1001', name: 'red-roses' }
  const { asked, loaded } = open('/reviews/p/1001/red-roses', params)
  expect(await loaded).toMatchObject({ kind: 'page', data: { path: '/reviews/p/1001/red-roses' } })
  expect(asked).toEqual(['?nid=1001&current_page=1&sort=newest'])
})

it('redirects from an old product name to the new one, with page and sort order', async () => {
  const params = { productId: '1001', name: 'roses' }
  expect(await open('/reviews/p/1001/roses?page=2&sort=lowest&x=1', params).loaded).toEqual({
    kind: 'redirect',
    status: 301,
    href: '/reviews/p/1001/red-roses?page=2&sort=lowest',
  })
})

it.each([
  ['a page beyond the last', '/reviews?page=3', {}, 200],
  ['an unknown product', '/reviews/p/9/x', { productId: '9', name: 'x' }, 404],
  ['an invalid product id', '/reviews/p/x/x', { productId: 'x', name: 'x' }, 200],
  ['page number 0', '/reviews/p/0/x', { productId: '0', name: 'x' }, 200],
  ['a page number that is too large', '/reviews/p/9999999999/x', { productId: '9999999999', name: 'x' }, 200],
] as const)('returns not found for %s', async (_, path, params, status) => {
  expect(await open(path, params, status).loaded).toEqual({ kind: 'notFound' })
})

it('fails when the API fails', async () => {
  expect(await open('/reviews', {}, 500).loaded).toEqual({ kind: 'failed' })
})
