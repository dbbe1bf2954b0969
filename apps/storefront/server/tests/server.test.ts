import { createApiClient } from '@store/api-client'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { createErrorPage } from '../../app/createErrorPage.ts'
import { definePage, toRoutes } from '../../app/definePage.ts'
import { renderers } from '../../app/renderers.ts'
import { createStorefront } from '../createStorefront.ts'
import type { StorefrontBuild } from '../StorefrontBuild.ts'
import { englishBuild } from './englishBuild.ts'

const origin = 'http://store.test'

// The view is empty, because the test's own `renderApp` renders the page.
const view = { open: async () => null }

/** Opens a host with two pages that show the input of their loader. */
function open(
  answer: (request: Request) => Response | Promise<Response>,
  whole: StorefrontBuild['renderers']['whole'] = renderers.whole,
) {
  let now = 0
  const requests: Request[] = []
  const logged: string[] = []
  const warned: string[] = []
  const build: StorefrontBuild = {
    ...englishBuild,
    brand: { slug: 'marigold', name: 'Marigold' },
    routes: [
      ...toRoutes(
        'home',
        definePage({
          pattern: '/',
          cache: 'public',
          load: async ({ client }) => {
            const home = await client.catalogue.home()
            return home.ok ? { kind: 'page', data: { home: home.value } } : { kind: 'failed' }
          },
          head: () => ({ title: 'Home </title><script>alert(1)</script>' }),
          view,
        }),
      ),
      {
        name: 'product',
        pattern: '/p/:type/:slug',
        cache: 'public',
        load: async ({ params }) =>
          params.slug === 'old'
            ? { kind: 'redirect', status: 301, href: '/p/flower/new' }
            : { kind: 'notFound' },
      },
      {
        name: 'order',
        pattern: '/order/:id',
        cache: 'personal',
        load: async () => ({ kind: 'notFound' }),
      },
      ...toRoutes(
        'cart',
        definePage({
          pattern: '/cart',
          cache: 'personal',
          load: async ({ client }) => {
            await client.cart.list()
            return { kind: 'page', data: {} }
          },
          head: () => ({ title: 'Cart', noIndex: true }),
          view,
        }),
      ),
    ],
    redirects: { '/cakes/regular': '/cakes' },
    createApiClient,
    renderApp: async (page) => createElement('p', null, `This is ${page.name}`),
    createErrorPage,
    renderers: { ...renderers, whole },
    assetsOf: () => ({
      css: 'p{margin:0}',
      entry: '/assets/entry.js',
      preload: ['/assets/base.js'],
      inlined: ['/assets/base.css'],
      fonts: ['/assets/display.woff2'],
      page: '/assets/page.js',
    }),
  }
  const app = createStorefront({
    builds: [build],
    api: (request) => {
      // The shop's settings are requested once, whatever the page.
      if (/\/fa\/(site-settings|menus|shop)$/.test(request.url))
        return Response.json({ status: false }, { status: 404 })
      requests.push(request)
      return answer(request)
    },
    publicOrigin: origin,
    isDemo: true,
    imageHosts: ['cdn.example'],
    now: () => now,
    trustProxy: true,
    log: {
      info: () => undefined,
      warn: (message) => warned.push(message),
      error: (message) => logged.push(message),
    },
  })
  return {
    get: (path: string, headers: Record<string, string> = {}) => app.request(`${origin}${path}`, { headers }),
    post: (path: string) => app.request(`${origin}${path}`, { method: 'POST' }),
    asked: requests,
    logged,
    warned,
    wait: (ms: number) => {
      now += ms
    },
  }
}

const shelves = () =>
  Response.json({
    status: true,
    result: {
      banners: [],
      categories: [],
      shelves: [{ id: 'a', title: '</script><b>', href: '/a', products: [] }],
    },
  })

describe('a public page', () => {
  it('a public page is the same for everyone: its data is requested once, without cookies of a visitor', async () => {
    const { get, asked } = open(shelves)
    await get('/', { cookie: 'sid=secret' })
    await get('/')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.get('cookie')).toBeNull()
  })

  it('logs violations of the contract by the API', async () => {
    const { get, warned } = open(() => Response.json({ status: true, result: { banners: [], shelves: 7 } }))
    await get('/')
    expect(warned).toEqual([
      'GET /api/{brand}/fa/home-page: the response breaks the contract at "result.categories"; expected "categories"',
    ])
  })

  it('shows pictures of allowed hosts, omits invalid parts of an API response, and logs those parts', async () => {
    const src = 'https://cdn.example/roses.webp'
    const image = { src, title: '', alt: 'Roses', width: 8, height: 8, sizes: [{ src, width: 8 }] }
    const card = {
      nid: 7,
      alias: '/p/roses',
      title: 'Red Roses',
      sell_price: 5,
      list_price: 5,
      rating: null,
      image,
    }
    const { get, warned } = open(() =>
      Response.json({
        status: true,
        result: {
          ...{ banners: [], categories: [], shelves: [] },
          best_sellers: [{ ...card, nid: 'x' }, card],
        },
      }),
    )
    const page = await get('/')
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data: https://cdn.example;")
    const html = await page.text()
    expect(html).toContain(`"src":"${src}"`)
    expect(html).toContain('"imageHosts":["cdn.example"]')
    expect(warned).toEqual([
      'GET /api/{brand}/fa/home-page: the response breaks the contract at "result.best_sellers.0.nid"; expected number',
    ])
  })

  it('returns 304 to a browser that has cached the public page', async () => {
    const { get } = open(shelves)
    const gzip = { 'accept-encoding': 'gzip' }
    const etag = (await get('/', gzip)).headers.get('etag') ?? ''
    const again = await get('/', { ...gzip, 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('a cached public page is at most a minute old', async () => {
    const { get, asked, wait } = open(shelves)
    await get('/')
    wait(60_000)
    await get('/')
    expect(asked).toHaveLength(2)
  })

  it('a public page is served stale for ten more minutes while the API fails', async () => {
    let isDown = false
    const { get, wait } = open(() => (isDown ? new Response('boom', { status: 500 }) : shelves()))
    await get('/')
    isDown = true
    wait(60_000)
    expect((await get('/')).status).toBe(200)
    wait(600_000)
    expect((await get('/')).status).toBe(503)
  })

  it('a public page is rendered once for concurrent requests', async () => {
    const { get, asked } = open(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return shelves()
    })
    await Promise.all(Array.from({ length: 10 }, () => get('/')))
    expect(asked).toHaveLength(1)
  })

  it('escapes data and title so that no text ends the script or tag around it', async () => {
    const html = await (await open(shelves).get('/')).text()
    expect(html).not.toContain('<b>')
    expect(html).not.toContain('<script>alert')
    const [, data = ''] = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html) ?? []
    expect(data).not.toMatch(/[<>&]/)
    expect(JSON.parse(data).page.data.home.shelves[0].title).toBe('</script><b>')
  })

  it('a public page has a Content-Security-Policy that allows no third-party and no unlisted inline script', async () => {
    const policy = (await open(shelves).get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toContain('unsafe')
  })
})

describe('a personal page', () => {
  it('requests the data of a personal page with the visitor’s cookie each time, and never caches the page', async () => {
    const { get, asked } = open(() => new Response('{}'))
    const first = await get('/cart', { cookie: 'sid=mine' })
    await get('/cart', { cookie: 'sid=other' })
    expect(asked.map(({ headers }) => headers.get('cookie'))).toEqual(['sid=mine', 'sid=other'])
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(await first.text()).toContain('This is cart')
  })

  it('requests the data of a personal page with the visitor’s address, by which rate limits count', async () => {
    const { get, asked } = open(() => new Response())
    await get('/cart', { 'x-forwarded-for': '192.0.2.7' })
    expect(asked.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['192.0.2.7'])
  })

  it('each response of a personal page has its own CSP nonce', async () => {
    const { get } = open(() => new Response('{}'))
    const nonce = async () =>
      /'nonce-([^']+)'/.exec((await get('/cart')).headers.get('content-security-policy') ?? '')?.[1]
    expect(await nonce()).not.toBe(await nonce())
  })
})

describe('the API', () => {
  it.each(['/api/marigold/fa/users/sendOtp', '/fa/api/v1/fa-otp/login', '/fa/api/v1/fa-otp/register'])(
    'responds at %s',
    async (path) => {
      const { post, asked } = open(() => Response.json({ status: true }))
      expect(await (await post(path)).json()).toEqual({ status: true })
      expect(asked.map(({ method, url }) => [method, url])).toEqual([['POST', `${origin}${path}`]])
    },
  )

  it.each(['/fa/api/v1/orders', '/fa/api/v1/fa-otps', '/fa/api/', '/fa/'])(
    'is not served at %s',
    async (path) => {
      const { get, asked } = open(shelves)
      expect((await get(path)).status).toBe(404)
      expect(asked).toHaveLength(0)
    },
  )
})

describe('other responses', () => {
  it('redirect from a moved product to its new URL', async () => {
    const moved = await open(shelves).get('/p/flower/old')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/p/flower/new'])
  })

  it.each([
    ['/P/Flower/Roses?utm=A', '/p/flower/roses?utm=A'],
    ['/p/flower/ROSES/', '/p/flower/roses'],
    ['/CART', '/cart'],
    ['/Cakes/Regular', '/cakes/regular'],
    ['/order/K7QX/', '/order/K7QX'],
  ])('redirect %s to its lower-case URL', async (path, href) => {
    const { get, asked } = open(shelves)
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, href])
    expect(asked).toHaveLength(0)
  })

  it.each([
    '/p/flower/none',
    '/Nothing',
    '/A/B/C',
    '/%C3%84',
    '//EVIL.example/',
    '/nothing',
    '/a/b/c',
    '/%00',
    '//evil.example/',
    '//',
    '///',
    '//x:y/',
  ])('show the not-found page for %s', async (path) => {
    const answer = await open(shelves).get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('This is notFound')
  })

  it('show the error page when the API fails, and the page again when the API recovers', async () => {
    let isDown = true
    const { get } = open(() => (isDown ? new Response('boom', { status: 500 }) : shelves()))
    const failed = await get('/')
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'private, no-cache'])
    expect(failed.headers.get('retry-after')).toBe('5')
    expect(await failed.text()).toContain('This is failed')
    isDown = false
    expect((await get('/')).status).toBe(200)
  })

  it('a response contains an error message even when rendering fails', async () => {
    const { get, logged } = open(shelves, () => {
      throw new Error('the renderer is broken')
    })
    const answer = await get('/')
    expect([answer.status, await answer.text()]).toEqual([500, 'Something went wrong'])
    expect(logged).toEqual(['GET / failed'])
  })

  it('a form that was submitted before hydration is redirected to its page', async () => {
    const answer = await open(shelves).post('/cart?x=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart?x=1'])
  })

  it('responses are compressed for clients that support compression', async () => {
    const many = () =>
      Response.json({
        status: true,
        result: Array.from({ length: 50 }, (_, n) => ({
          id: `shelf-${n}`,
          title: `Shelf ${n}`,
          href: '/shelf',
          products: [],
        })),
      })
    expect((await open(many).get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe(
      'gzip',
    )
  })
})
