import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStorefront, type TestStorefront } from './openTestStorefront.ts'

let store: TestStorefront
beforeAll(async () => {
  store = await openTestStorefront()
  await store.api.db.execute('truncate products, categories, banners, facet_values, corporate_pages cascade')
})
afterAll(() => store.close())

describe('a store without products', () => {
  it.each(['/', '/cart', '/no-such-page', '/sitemap.html', '/search?q=roses'])(
    'contains only links to existing pages on %s',
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

describe('a store that has the products of the template', () => {
  let own: TestStorefront
  beforeAll(async () => {
    own = await openTestStorefront({ hasTemplate: true })
  })
  afterAll(() => own.close())
  const read = async (path: string) => (await own.get(path)).text()

  it.each([
    '/',
    '/p/flower/garden-roses',
    '/contact-us',
    '/pages/delivery',
    '/sitemap.html',
    '/no-such-page',
  ])('shows nothing of the sample shop on %s', async (path) => {
    const html = await read(path)
    expect(html).toContain('Petal Lane')
    for (const text of ['Marigold', '20+ Mn', '620+', '8 am to 10 pm', 'marigold.example', '0000000000?'])
      expect(html).not.toContain(text)
  })

  it('shows the texts, links and contact data of its own content file', async () => {
    const home = await read('/')
    expect(home).toMatch(/<h1[^>]*>Flowers tied in the morning<\/h1>/)
    expect(home).toMatch(/"@type":"Organization","name":"Petal Lane"/)
    expect(home).toMatch(/href="\/flowers"[^>]*>See all flowers/)
    expect(home).not.toContain('hero-phone')
    expect(await read('/contact-us')).toContain('href="tel:+910000000000"')
    expect(await read('/p/flower/garden-roses')).toContain('Why Petal Lane')
    const footer = home.slice(home.indexOf('<footer'))
    expect(footer).toContain('Payment methods: Cash on delivery')
    expect(footer).toContain('href="/pages/delivery">Delivery</a>')
    const manifest = await (await own.get('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({
      name: 'Petal Lane',
      description: expect.stringMatching(/^Roses and cakes/),
    })
  })

  it('lists its own content pages in the sitemap, and no others', async () => {
    const xml = await read('/sitemap.xml')
    for (const path of ['/pages/delivery', '/contact-us']) expect(xml).toContain(`${path}</loc>`)
    for (const path of ['/about-us', '/privacy-page', '/blog']) {
      expect(xml).not.toContain(`${path}</loc>`)
      expect((await own.get(path)).status).toBe(404)
    }
  })

  it('shows its host name if it has no configured name', async () => {
    const silent = await openTestStorefront({ hasTemplate: true })
    await silent.api.db.execute('truncate shops')
    const home = await (await silent.get('/')).text()
    expect(home).toMatch(/<h1[^>]*>Marigold<\/h1>/)
    expect(home).not.toMatch(/\/contact-us|trust|20\+ Mn/)
    await silent.close()
  })
})
