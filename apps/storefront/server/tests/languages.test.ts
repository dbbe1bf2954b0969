import { createApiClient } from '@store/api-client'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { createErrorPage } from '../../app/createErrorPage.ts'
import { definePage, toRoutes } from '../../app/definePage.ts'
import { languages } from '../../app/languages.ts'
import { renderers } from '../../app/renderers.ts'
import { createStorefront } from '../createStorefront.ts'
import type { StorefrontBuild } from '../StorefrontBuild.ts'
import { englishBuild } from './englishBuild.ts'

const origin = 'http://store.test'

/** Opens a host in English and Hindi, whose pages show their language. */
function open() {
  const requests: Request[] = []
  const view = { open: async () => null }
  const pages = [
    definePage({
      ...{ pattern: ['/', '/flowers'], cache: 'public', view },
      load: async ({ client }) => {
        await client.catalogue.home()
        return { kind: 'page', data: {} }
      },
      head: () => ({ title: 'Flowers', search: '' }),
    }),
    definePage({
      ...{ pattern: '/checkout', cache: 'personal', view },
      load: async () => ({ kind: 'redirect', status: 302, href: '/cart' }),
      head: () => ({ title: 'Checkout' }),
    }),
  ]
  const buildOf = (code: string): StorefrontBuild => {
    const language = languages.find((one) => one.code === code) ?? englishBuild.language
    const { base } = language
    return {
      ...englishBuild,
      language,
      htmlDocumentMessages: {
        noScript: `no script in ${code}`,
        pictureAlt: (brand) => brand,
        manifest: { orders: 'Orders', lookup: 'Lookup' },
      },
      localizeHref: (href) => (href === '/' && base !== '' ? base : base + href),
      brand: { slug: 'marigold', name: 'Marigold' },
      routes: pages.flatMap((page, index) => toRoutes(`page${index}`, page)),
      redirects: { '/cakes/regular': '/cakes' },
      ...{ createApiClient, createErrorPage, renderers },
      renderApp: async (page) => createElement('p', null, `${page.name} in ${code}`),
      assetsOf: () => ({
        ...{ css: '', entry: '/assets/entry.js', preload: [], inlined: [], fonts: [], page: '/page.js' },
      }),
    }
  }
  const app = createStorefront({
    builds: [buildOf('en'), ...codes.slice(1).map(buildOf)],
    api: async (request) => {
      requests.push(request)
      return Response.json({ status: true, result: { categories: [], products: [] } })
    },
    publicOrigin: origin,
    trustProxy: false,
    isDemo: false,
    now: () => 0,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    app.request(`${origin}${path}`, { headers })
  return { get, asked: requests }
}

const codes = languages.map(({ code }) => code)

describe('a page of another language', () => {
  it.each([
    ['/', 'en', 'http://store.test/'],
    ['/flowers', 'en', 'http://store.test/flowers'],
    ['/hi', 'hi', 'http://store.test/hi'],
    ['/hi/flowers', 'hi', 'http://store.test/hi/flowers'],
  ])('has its own path, language and canonical URL: %s', async (path, code, canonical) => {
    const html = await (await open().get(path)).text()
    expect(html).toContain(`<html lang="${code}" data-languages="${codes.join(' ')}">`)
    expect(html).toContain(`<link rel="canonical" href="${canonical}">`)
    expect(html).toContain(`in ${code}</p>`)
    expect(html).toContain(`no script in ${code}`)
  })

  it('lists the URL of the page in each language, and the default one', async () => {
    const html = await (await open().get('/hi/flowers')).text()
    for (const { code, base } of [...languages, { code: 'x-default', base: '' }])
      expect(html).toContain(`<link rel="alternate" hreflang="${code}" href="${origin}${base}/flowers">`)
  })

  it.each(languages)('links to the web manifest of its language: $code', async ({ code, base }) => {
    const { get } = open()
    const html = await (await get(`${base}/flowers`)).text()
    const href = /<link rel="manifest" href="([^"]+)">/.exec(html)?.[1] ?? ''
    expect(await (await get(href)).json()).toMatchObject({
      lang: `${code}-IN`,
      id: '/',
      start_url: `${base}/?utm_source=home-screen`,
      shortcuts: [{ url: `${base}/account/orders` }, { url: `${base}/orders/lookup` }],
    })
  })

  it('requests data from the API in the language of the page, whatever the browser prefers', async () => {
    for (const [path, code] of [
      ['/flowers', 'en'],
      ['/hi/flowers', 'hi'],
    ]) {
      const { get, asked } = open()
      await get(path ?? '', { 'accept-language': 'fr' })
      expect(asked.length).toBeGreaterThan(0)
      expect(new Set(asked.map(({ headers }) => headers.get('accept-language')))).toEqual(new Set([code]))
    }
  })

  it('a page is cached separately for each language', async () => {
    const { get } = open()
    const texts = []
    for (const path of ['/flowers', '/hi/flowers', '/flowers', '/hi/flowers'])
      texts.push(/page\d in (\w+)/.exec(await (await get(path, { 'accept-language': 'hi' })).text())?.[1])
    expect(texts).toEqual(['en', 'hi', 'en', 'hi'])
  })

  it('redirects to a URL in the language of the requested page', async () => {
    const { get } = open()
    const to = async (path: string) => (await get(path)).headers.get('location')
    expect(await to('/hi/checkout')).toBe('/hi/cart')
    expect(await to('/checkout')).toBe('/cart')
    expect(await to('/hi/FLOWERS?page=2')).toBe('/hi/flowers?page=2')
    expect(await to('/hi/cakes/regular')).toBe('/hi/cakes')
    expect(await to('/hi/')).toBe('/hi')
  })

  it('the language of a page is never chosen by the browser, but only by the visitor', async () => {
    const answer = await open().get('/flowers', { 'accept-language': 'hi-IN', cookie: 'language=hi' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<html lang="en" ')
  })
})

describe('a link to another language', () => {
  it.each([
    ['hi', '/flowers?colour=red', '/hi/flowers?colour=red'],
    ['en', '/hi/flowers?colour=red', '/flowers?colour=red'],
    ['en', '/hi', '/'],
    ['en', '/hi?utm_source=mail', '/?utm_source=mail'],
    ['hi', '/hi/flowers', '/hi/flowers'],
    ['hi', '/', '/hi'],
  ])('to %s leads from %s to %s, and stores the language', async (code, from, to) => {
    const answer = await open().get(`/language/${code}`, { referer: origin + from })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
    expect(answer.headers.get('set-cookie')).toContain(`language=${code}; Max-Age=31536000`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(['https://evil.example/flowers', 'http://store.test//evil.example', 'nonsense'])(
    'never leads to another site: from %s',
    async (referer) => {
      const answer = await open().get('/language/hi', { referer })
      expect(answer.headers.get('location')).toBe('/hi')
    },
  )

  it.each(['//evil.example/login', '/\\\\evil.example/login'])(
    'never leads to another site: from /hi%s',
    async (rest) => {
      const answer = await open().get('/language/en', { referer: `${origin}/hi${rest}` })
      expect(answer.headers.get('location')).toBe('/evil.example/login')
    },
  )

  it('a link to an unknown language returns to the page and sets no cookie', async () => {
    const answer = await open().get('/language/xx', { referer: `${origin}/flowers` })
    expect([answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual(['/flowers', null])
  })
})

it('the sitemap lists each public page in each language, and robots.txt disallows personal ones', async () => {
  const { get } = open()
  expect(await (await get('/robots.txt')).text()).toContain('Disallow: /hi/cart')
  const sitemap = await (await get('/sitemap.xml')).text()
  for (const { base } of languages)
    for (const path of [base || '/', `${base}/flowers`])
      expect(sitemap).toContain(`<loc>${origin}${path}</loc>`)
})
