import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStorefront, type TestStorefront } from '../tests/openTestStorefront.ts'

interface Counted {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

const counted: Counted[] = []
let store: TestStorefront
beforeAll(async () => {
  store = await openTestStorefront({ metrics: { countRequest: (request) => counted.push(request) } })
})
afterAll(() => store.close())

/** Returns the requests counted while the callback runs. */
async function countsOf(ask: () => Promise<unknown>) {
  counted.length = 0
  await ask()
  return counted.map(({ method, route, status }) => `${method} ${route} ${status}`)
}

describe('countPageRequests', () => {
  it.each([
    ['/', 'GET / 200'],
    ['/p/flower/red-roses-bouquet?ref=A1B2C3D4', 'GET /p/:type/:slug 200'],
    ['/p/flower/asha@example.com', 'GET /p/:type/:slug 404'],
    ['/flowers', 'GET /:category 200'],
    ['/asha-9876543210', 'GET /:category 404'],
    ['/cart', 'GET /cart 200'],
    ['/order/0b7f2f0e-8f39-4f0e-9b3f-2f6d6f1f4a55', 'GET /order/:id 200'],
    ['/robots.txt', 'GET /robots.txt 200'],
    ['/cakes/regular', 'GET /cakes/regular 301'],
    ['/nothing/at/all', 'GET none 404'],
  ])('counts a request by the pattern of its page: %s', async (path, line) => {
    expect(await countsOf(() => store.get(path))).toEqual([line])
  })

  it('counts responses from the cache and 304 responses', async () => {
    const etag = (await store.get('/')).headers.get('etag') ?? ''
    const lines = await countsOf(async () => {
      await store.get('/')
      await store.get('/', { 'if-none-match': etag })
    })
    expect(lines).toEqual(['GET / 200', 'GET / 304'])
  })

  it('counts a submitted form with its status, and its duration in seconds', async () => {
    const form = { method: 'POST', headers: { origin: 'http://store.test' } }
    expect(await countsOf(async () => store.app.request('http://store.test/cart', form))).toEqual([
      'POST /cart 303',
    ])
    expect(counted[0]?.seconds).toBeGreaterThanOrEqual(0)
    expect(counted[0]?.seconds).toBeLessThan(60)
  })

  it('does not count API requests, because the API counts them', async () => {
    expect(await countsOf(() => store.get('/api/health'))).toEqual([])
    expect(await countsOf(() => store.get('/api/marigold/fa/home-page'))).toEqual([])
  })

  it('reports only existing routes as labels, whatever path is requested', async () => {
    counted.length = 0
    for (let number = 0; number < 40; number += 1) {
      await store.get(`/asha-${number}`)
      await store.get(`/a/b/${number}/c`)
      await store.get(`//elsewhere.example/${number}`)
      await store.get(`/%00${number}`)
      await store.get(`/assets/${number}.js`)
      await store.app.request(`http://store.test/asha-${number}`, { method: `X${number}` })
    }
    const routes = new Set(counted.map(({ route }) => route))
    expect([...routes].filter((route) => !['/:category', 'none'].includes(route))).toEqual([])
    expect(counted).toHaveLength(240)
  })
})
