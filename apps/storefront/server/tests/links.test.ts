import { createApiClient } from '@store/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFooterGroups } from '../../app/layout/listFooterGroups.ts'
import { toShopInfo } from '../../app/ShopInfo.ts'
import { openTestStorefront, type TestStorefront } from './openTestStorefront.ts'

const origin = 'http://store.test'

let store: TestStorefront
let get: TestStorefront['get']

beforeAll(async () => {
  store = await openTestStorefront()
  get = store.get
})
afterAll(() => store.close())

/** Returns where a URL ends after its redirects, three at most. */
async function arrive(path: string, from = get): Promise<{ readonly status: number; readonly html: string }> {
  let at = path
  for (let steps = 0; steps < 3; steps += 1) {
    const answer = await from(at)
    const to = answer.headers.get('location')
    if (to === null) return { status: answer.status, html: await answer.text() }
    at = to
  }
  return { status: 310, html: '' }
}

/** Returns the unique internal links of a page. */
const linksOf = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/<a [^>]*href="(\/(?!\/)[^"#?]*)[^"]*"/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    ),
  ),
]

/** Follows every link of a shop; returns all paths, and the broken ones. */
async function crawl(from: TestStorefront['get']) {
  const known = new Map([
    ['/', ''],
    ['/sitemap.html', ''],
  ])
  const broken: string[] = []
  for (const [path, page] of known) {
    const { status, html } = await arrive(path, from)
    if (status !== 200) broken.push(`${path}, to which ${page} leads, is ${status}`)
    for (const next of linksOf(html)) if (!known.has(next)) known.set(next, path)
  }
  return { known: [...known.keys()], broken }
}

describe('internal links', () => {
  it.each([
    // Specification 1: the empty cart, the not-found page, the footer, accounts.
    ...['/', '/cart', '/flowers', '/cakes', '/gifts', '/combos', '/personalised-gifts', '/plants'],
    ...['/about-us', '/sell-with-us', '/coupon-deals', '/cancellation-and-refund', '/termcondition'],
    ...['/retail-stores', '/career-page', '/show-media', '/privacy-page', '/reviews', '/blog'],
    ...['/sitemap.html', '/quotes', '/corporate-gifts', '/franchise', '/faq', '/contact-us', '/download-app'],
    '/refer-and-earn',
    // Specification 2: links in messages about unavailable products, and /{type}s.
    ...['/cakes/regular', '/send-rakhi', '/plants/pan-india', '/addons', '/digitals'],
    '/p/cake/chocolate-truffle-cake',
    '/favicon.ico',
  ])('resolve for the URL %s of the specifications', async (path) => {
    expect((await arrive(path)).status).toBe(200)
  })

  it('resolve in the footer of every page that has it', async () => {
    const { html } = await arrive('/about-us')
    const foot = html.slice(html.indexOf('<footer'))
    const client = createApiClient({
      baseUrl: origin,
      brand: 'marigold',
      fetch: async (...asked) => store.api.app.request(new Request(...asked)),
    })
    const shop = await client.settings.shop()
    if (!shop.ok) throw new Error('There is no shop.')
    const groups = listFooterGroups(toShopInfo(shop.value, undefined), true)
    expect(groups.flatMap(({ links }) => links).length).toBeGreaterThan(22)
    for (const { href, text } of groups.flatMap(({ links }) => links)) {
      expect(foot).toContain(`href="${href}">${text}</a>`)
      if (href.startsWith('/')) expect([href, (await arrive(href)).status]).toEqual([href, 200])
    }
  })

  it('resolve on every page of the shop that a visitor can reach', { timeout: 120_000 }, async () => {
    const { known, broken } = await crawl(get)
    expect(broken).toEqual([])
    expect(known.length).toBeGreaterThan(100)
  })

  it('resolve in a shop with only the products of the template', { timeout: 120_000 }, async () => {
    const own = await openTestStorefront({ hasTemplate: true })
    const { known, broken } = await crawl(own.get).finally(own.close)
    expect(broken).toEqual([])
    for (const path of [
      '/flowers',
      '/p/flower/garden-roses',
      '/p/cake/lemon-cake',
      '/pages/delivery',
      '/contact-us',
    ])
      expect(known).toContain(path)
    for (const path of ['/corporate-gifts', '/hampers', '/gifts', '/about-us', '/termcondition', '/blog'])
      expect(known).not.toContain(path)
  })
})

describe('a slug', () => {
  it('redirects permanently from a slug to its product', async () => {
    const answer = await get('/chocolate-truffle-cake')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/p/cake/chocolate-truffle-cake'])
  })

  it.each(['/no-such-gift', '/Chocolate', '/%E0%A4%A', "/'or'1'='1", `/${'a'.repeat(300)}`])(
    'returns not found for the unknown slug %s',
    async (path) => {
      const { status, html } = await arrive(path)
      expect(status).toBe(404)
      expect(html).toContain('Something went wrong')
      expect(html).toContain('But it&#x27;s OK, We Got You')
    },
  )
})

describe('site metadata', () => {
  it('lists every page once in the sitemap, and each URL responds without a redirect', {
    timeout: 120_000,
  }, async () => {
    const xml = await (await get('/sitemap.xml')).text()
    const hrefs = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    for (const path of ['/', '/reviews', '/corporate-gifts', '/faq', '/credits', '/flowers'])
      expect(hrefs).toContain(`${origin}${path}`)
    expect(hrefs).toContain(`${origin}/p/cake/chocolate-truffle-cake`)
    expect(hrefs).not.toContain(`${origin}/search`)
    expect(hrefs).not.toContain(`${origin}/cart`)
    for (const href of hrefs) {
      const answer = await get(href.slice(origin.length))
      expect([href, answer.status]).toEqual([href, 200])
      const html = await answer.text()
      expect(html).toContain(`<link rel="canonical" href="${href}">`)
      expect([href, /<title>([^<]+)/.exec(html)?.[1]]).not.toEqual([href, undefined])
    }
  })

  it('disallows a visitor’s personal pages in robots.txt', async () => {
    const text = await (await get('/robots.txt')).text()
    for (const path of ['/cart', '/checkout', '/account', '/api/'])
      expect(text).toContain(`Disallow: ${path}`)
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  it('links to categories and their filters in the HTML sitemap, and to no product', async () => {
    const html = await (await get('/sitemap.html')).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const href of [
      '/',
      '/flowers',
      '/send-rakhi',
      '/flowers?occasion=birthday',
      '/corporate-gifts',
      '/faq',
    ])
      expect(main).toContain(`href="${href}"`)
    expect(main).not.toContain('href="/p/')
  })

  it('includes a manifest with existing icons for a home screen', async () => {
    const answer = await get('/manifest.webmanifest')
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    const { icons, name } = await answer.json()
    expect(name).toBe('Marigold')
    for (const { src, type } of icons) {
      const icon = await get(src)
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type])
    }
  })

  it('includes a sharing image with its size', async () => {
    for (const path of ['/', '/p/cake/chocolate-truffle-cake', '/faq']) {
      const { html } = await arrive(path)
      const given = (name: string) =>
        new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
      expect((await get((given('og:image') ?? '').slice(origin.length))).status).toBe(200)
      expect(Number(given('og:image:width'))).toBeGreaterThanOrEqual(600)
      expect(given('og:site_name')).toBe('Marigold')
      expect(given('twitter:card')).toMatch(/^summary/)
      expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    }
  })
})
