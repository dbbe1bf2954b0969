import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStorefront, type TestStore } from './openTestStorefront.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStorefront()
  await store.api.db.execute('truncate products, categories, banners, facet_values, corporate_pages cascade')
})
afterAll(() => store.close())

describe('a store without products', () => {
  it.each(['/', '/cart', '/no-such-page', '/sitemap.html', '/search?q=roses'])(
    'links only to pages that exist on %s',
    async (path) => {
      const html = await (await store.get(path)).text()
      const hrefs = new Set([...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href))
      expect(hrefs.size).toBeGreaterThan(10)
      const missing: string[] = []
      for (const href of hrefs) {
        const { status } = await store.get(href.replaceAll('&amp;', '&'))
        if (status >= 400) missing.push(`${href} ${status}`)
      }
      expect(missing).toEqual([])
    },
  )

  it('shows its empty state on the home page', async () => {
    expect(await (await store.get('/')).text()).toContain('Our first gifts are on their way.')
  })
})
