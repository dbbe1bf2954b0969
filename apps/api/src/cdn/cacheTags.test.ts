import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { cacheTags, findCacheTags, mergeCacheTags } from './cacheTags.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

/** Requests a path behind a CDN. */
const ask = (path: string, cdn?: 'fastly' | 'cloudflare') =>
  createApp({ ...api.deps, cdn }).request(`http://store.test/api/marigold/${path}`)
const tagsAt = async (path: string) =>
  (await ask(path, 'fastly')).headers.get('surrogate-key')?.split(' ') ?? []

const nidsIn = (body: string) => [...body.matchAll(/"nid":(\d+)/g)].map(([, nid]) => `product-${nid}`)

describe('the cache tags of a response', () => {
  it.each([
    ['p/flower/red-roses-bouquet?metainfo=1&rsource=web', []],
    ['fa/home-page', ['home']],
    ['fa/search?q=roses', ['search']],
    ['fa/category-page/flowers', ['category-flowers']],
    ['flowers?fa_source=app&metainfo=1&rsource=mob', ['category-flowers']],
    ['fa/product-cards?nids=1001,1002', []],
    ['fa/recommendations?nid=1001', []],
    ['fa/add-ons?nid=1001', []],
  ])('of %s cover its list and every product in it', async (path, selection) => {
    const response = await ask(path, 'fastly')
    expect(response.status).toBe(200)
    const tags = response.headers.get('surrogate-key')?.split(' ') ?? []
    const products = new Set(nidsIn(await response.text()))
    expect(products.size).toBeGreaterThan(0)
    expect(new Set(tags)).toEqual(new Set(['all', ...selection, ...products]))
    expect(tags).toHaveLength(new Set(tags).size)
  })

  it('contain only the tag for all content if the response shows no product', async () => {
    expect(await tagsAt('fa/menus')).toEqual(['all'])
  })

  it('are in the header that the CDN reads, and in none without a CDN', async () => {
    const cloudflare = await ask('fa/home-page', 'cloudflare')
    expect(cloudflare.headers.get('cache-tag')).toMatch(/^all,home,product-\d+,/)
    expect(cloudflare.headers.has('surrogate-key')).toBe(false)
    const plain = await ask('fa/home-page')
    expect([plain.headers.has('cache-tag'), plain.headers.has('surrogate-key')]).toEqual([false, false])
  })

  it('are missing on errors and on private responses', async () => {
    for (const path of ['p/flower/none?metainfo=1&rsource=web', 'fa/cart'])
      expect((await ask(path, 'fastly')).headers.has('surrogate-key')).toBe(false)
  })
})

describe('the header of cache tags', () => {
  const cards = (count: number) => Array.from({ length: count }, (_, at) => ({ nid: 999_999_000 + at }))

  it('has a limited length: one tag replaces more than a hundred products', () => {
    expect(findCacheTags('catalogue.search', {}, { result: cards(100) })).toHaveLength(102)
    expect(findCacheTags('catalogue.search', {}, { result: cards(101) })).toEqual([
      'all',
      'search',
      cacheTags.manyProducts,
    ])
    const tags = cards(100).map(({ nid }) => cacheTags.product(nid))
    expect(mergeCacheTags(['all', 'home', ...tags]).join(' ').length).toBeLessThan(2_048)
    expect(mergeCacheTags(['all', 'home', ...tags, 'product-1', cacheTags.manyProducts])).toEqual([
      'all',
      'home',
      cacheTags.manyProducts,
    ])
  })
})
