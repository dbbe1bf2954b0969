import { createApiClient } from '@store/api-client'
import { expect, it } from 'vitest'
import { fallbackShop } from '../../ShopInfo.ts'
import { categoryHead } from '../category/head.ts'
import { loadCategory } from '../category/load.ts'
import { searchHead } from '../search/head.ts'
import { loadSearch } from '../search/load.ts'
import { toFilterChips } from './toFilterChips.ts'

const origin = 'http://store.test'

/** Opens a page on sixty red gifts, as the API returns them. */
function open(path: string, status = 200) {
  const requests: string[] = []
  const client = createApiClient({
    baseUrl: origin,
    brand: 'marigold',
    fetch: async (input) => {
      const asking = new URL(input instanceof Request ? input.url : String(input))
      requests.push(asking.search)
      const result = {
        ...{ title: 'Flowers', intro: 'Tied in the morning.', picture: null, products: [], total: 60 },
        current_page: Number(asking.searchParams.get('current_page') ?? 1),
        total_pages: 3,
        facets: [{ id: 'colour', values: [{ id: 'red', title: 'Red', count: 60 }] }],
        prices: { from: 199, to: 2499 },
        place: asking.searchParams.has('place') ? { kind: 'known', name: 'Pune' } : null,
        ...{ mended: null, left_out: [], is_part: false, best_sellers: [] },
      }
      const refusal = { status: false, code: 'not_found', message: 'Something went wrong' }
      return Response.json(status === 200 ? { status: true, result } : refusal, { status })
    },
  })
  const url = new URL(path, origin)
  const category = url.pathname.slice(1)
  return { asked: requests, url, context: { client, params: { category }, url, shop: fallbackShop } }
}

/** Returns the data of a category page that was found. */
async function dataOf(path: string) {
  const loaded = await loadCategory(open(path).context)
  if (loaded.kind !== 'page') throw new Error(loaded.kind)
  return loaded.data
}

const headOf = async (path: string) =>
  categoryHead(await dataOf(path), { url: new URL(path, origin), shop: fallbackShop })

it('sends the query of the URL to the API, for forms and links alike', async () => {
  const form = open(
    '/flowers?colour=red&colour=blue&price_from=&price_to=900&place=+Pune&date=&sort=cheapest&x=1',
  )
  await loadCategory(form.context)
  expect(form.asked).toEqual(['?colour=blue%2Cred&price_to=900&place=Pune&sort=cheapest'])
  const link = open('/search?q=rose&occasion=love&page=2')
  await loadSearch(link.context)
  expect(link.asked).toEqual(['?q=rose&occasion=love&current_page=2'])
})

it.each([
  ['/search?q=roses+under+1000', '/search?q=roses&price_to=1000'],
  ['/search?q=below+500&colour=red', '/search?colour=red&price_to=500'],
  ['/search?q=cakes+500-900&sort=cheapest', '/search?q=cakes&price_from=500&price_to=900&sort=cheapest'],
])('redirects a search for a price (%s) to a price filter', async (path, href) => {
  const { asked, context } = open(path)
  expect(await loadSearch(context)).toEqual({ kind: 'redirect', status: 302, href })
  expect(asked).toEqual([])
})

it('keeps a price filter that the visitor chose', async () => {
  expect((await loadSearch(open('/search?q=roses+under+1000&price_to=500').context)).kind).toBe('page')
})

it('returns not found for a page beyond the last and for an unknown category', async () => {
  expect(await loadCategory(open('/flowers?page=4').context)).toEqual({ kind: 'notFound' })
  expect(await loadSearch(open('/search?q=rose&page=4').context)).toEqual({ kind: 'notFound' })
  expect(await loadCategory(open('/spaceships', 404).context)).toEqual({ kind: 'notFound' })
})

it('fails when the API fails', async () => {
  expect(await loadCategory(open('/flowers', 500).context)).toEqual({ kind: 'failed' })
  expect(await loadSearch(open('/search?q=rose', 500).context)).toEqual({ kind: 'failed' })
})

it('lets search engines index each unfiltered page of a listing, with links to the previous and next page', async () => {
  expect(await headOf('/flowers')).toMatchObject({
    title: 'Flowers | Marigold',
    search: '',
    adjacentPages: { next: '?page=2' },
  })
  const second = await headOf('/flowers?page=2')
  expect(second).toMatchObject({
    title: 'Flowers, page 2 | Marigold',
    search: '?page=2',
    adjacentPages: { previous: '', next: '?page=3' },
  })
  expect(second.noIndex).toBeUndefined()
})

it.each(['?colour=red', '?sort=newest', '?place=Pune', '?price_to=900', '?colour=red&page=2'])(
  'marks %s as noindex, because it is a variation of the plain page',
  async (search) => {
    expect(await headOf(`/flowers${search}`)).toMatchObject({ noIndex: true, search: '' })
  },
)

it('marks every search as noindex', async () => {
  const loaded = await loadSearch(open('/search?q=rose').context)
  if (loaded.kind !== 'page') throw new Error(loaded.kind)
  const head = searchHead(loaded.data, { url: new URL('/search?q=rose', origin), shop: fallbackShop })
  expect(head).toEqual({ title: 'Results for “rose” | Marigold', noIndex: true })
})

it('links each filter chip to the first page without that filter', async () => {
  const { category, path, query } = await dataOf(
    '/flowers?colour=red,sea-green&price_from=500&price_to=900&place=Pune&date=2026-12-24&sort=newest&page=2',
  )
  const plain = 'price_from=500&price_to=900&place=Pune&date=2026-12-24&sort=newest'
  expect(toFilterChips(path, query, category).map(({ text, href }) => [text, href])).toEqual([
    ['Red', `/flowers?colour=sea-green&${plain}`],
    ['sea green', `/flowers?colour=red&${plain}`],
    ['From ₹500', '/flowers?colour=red,sea-green&price_to=900&place=Pune&date=2026-12-24&sort=newest'],
    ['Up to ₹900', '/flowers?colour=red,sea-green&price_from=500&place=Pune&date=2026-12-24&sort=newest'],
    ['Delivered to Pune', '/flowers?colour=red,sea-green&price_from=500&price_to=900&sort=newest'],
    [
      expect.stringMatching(/^By .*24/),
      '/flowers?colour=red,sea-green&price_from=500&price_to=900&place=Pune&sort=newest',
    ],
  ])
})
