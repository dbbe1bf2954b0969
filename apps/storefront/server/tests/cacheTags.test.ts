import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStorefront, type TestStorefront } from './openTestStorefront.ts'

const cdn = { kind: 'fastly', id: 'store', token: 'token-of-the-shop', url: 'http://127.0.0.1:9' } as const

let store: TestStorefront
beforeAll(async () => {
  store = await openTestStorefront({ cdn })
})
afterAll(() => store.close())

const tagsOf = ({ headers }: Response) => headers.get('surrogate-key')?.split(' ') ?? []

describe('the cache tags of a page', () => {
  it.each([
    ['/', 'home'],
    ['/flowers', 'category-flowers'],
    ['/search?q=roses', 'search'],
    ['/p/flower/red-roses-bouquet', 'product-1001'],
  ])('at %s identify its content', async (path, tag) => {
    const page = await store.get(path)
    const tags = tagsOf(page)
    expect(tags).toEqual(expect.arrayContaining(['all', tag]))
    const html = await page.text()
    const links = html.matchAll(/href="\/p\/([\w-]+\/[\w-]+)"/g)
    const linked = new Set([...links].map(([, product]) => product))
    expect(tags.filter((one) => one.startsWith('product-')).length).toBeGreaterThanOrEqual(linked.size)
  })

  it('are sent with every public page, so that all can be purged', async () => {
    for (const path of ['/corporate-gifts', '/credits', '/reviews', '/about-us', '/sign-in']) {
      const page = await store.get(path)
      const isPublic = page.headers.get('cache-control')?.startsWith('public')
      expect([path, tagsOf(page).includes('all')]).toEqual([path, isPublic])
    }
  })

  it('are the same for a cached page, a translated page and a response of 304', async () => {
    const first = await store.get('/')
    expect(tagsOf(await store.get('/'))).toEqual(tagsOf(first))
    const etag = first.headers.get('etag') ?? ''
    const unchanged = await store.get('/', { 'if-none-match': etag })
    expect([unchanged.status, tagsOf(unchanged)]).toEqual([304, tagsOf(first)])
  })

  it('are not mixed when pages are rendered at the same time', async () => {
    const paths = ['/cakes', '/plants', '/p/cake/black-forest-cake']
    const pages = await Promise.all(paths.map((path) => store.get(path)))
    const selections = pages.map((page) => tagsOf(page).filter((tag) => !/^product/.test(tag)))
    expect(selections).toEqual([['all', 'category-cakes'], ['all', 'category-plants'], ['all']])
  })

  it('are on no page that shared caches must not store', async () => {
    const pages = [
      await store.get('/', { cookie: 'user_select_currency=USD' }),
      await store.get('/cart'),
      await store.get('/p/flower/none'),
    ]
    for (const page of pages) {
      expect(page.headers.get('cache-control')).toBe('private, no-cache')
      expect(tagsOf(page)).toEqual([])
    }
  })
})
