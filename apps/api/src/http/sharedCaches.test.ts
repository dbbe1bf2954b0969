import { googleCallbackPath, googleStartPath } from '@store/api-client/contract/login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { routesOf } from '../fixtures/routesOf.ts'
import { uploadMugPhoto } from '../fixtures/uploadPhoto.ts'
import { createCallMatcher } from './createCallMatcher.ts'

let api: TestApi
let asha: Visitor
let photo: string
beforeAll(async () => {
  const google = { issuer: 'http://127.0.0.1:9', clientId: 'shop', clientSecret: 'secret' }
  api = await openTestApi({}, { google })
  asha = api.visitor()
  expectOk(await asha.client.cart.add({ productId: gifts.roses, pincode: '560001' }))
  await signUp(api, asha, 'asha@example.com')
  photo = (await uploadMugPhoto(asha)).pictureSrc
})
afterAll(() => api.close())

/** Queries without which a route returns no result; every other route is requested without a query. */
const queries: Readonly<Record<string, string>> = {
  'fa/search': '?q=roses',
  'p/flower/red-roses-bouquet': '?metainfo=1&rsource=web',
  'fa/recommendations': '?nid=1001',
  'fa/product-cards': '?nids=1001,1002',
  'fa/add-ons': '?nid=1001',
}

const addresses = () =>
  routesOf(api.app)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => {
      const [, query = ''] = Object.entries(queries).find(([end]) => path.endsWith(end)) ?? []
      return path + query
    })

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  api.app.request(`http://store.test${path}`, { headers })
const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const isShared = (answer: Response) => !/no-store|private/.test(answer.headers.get('cache-control') ?? '')

describe('a publicly cacheable response', () => {
  it('exists only for content that is the same for everyone', async () => {
    const forAll = createCallMatcher(({ isCacheable }) => isCacheable === true)
    let shared = 0
    for (const path of addresses()) {
      if (!isShared(await ask(path))) continue
      shared += 1
      const { pathname } = new URL(path, 'http://store.test')
      expect([
        path,
        /^\/api\/(pictures\/|films\/|openapi\.json$|docs$)/.test(path) || forAll('GET', pathname),
      ]).toEqual([path, true])
    }
    expect(shared).toBeGreaterThan(12)
  })

  it('is the same for every visitor, sets no cookie, and contains nothing of the first visitor', async () => {
    for (const path of addresses()) {
      const first = await ask(path, { cookie: `${cookieOf(asha)}; user_select_currency=USD` })
      if (!isShared(first)) continue
      expect([path, first.headers.getSetCookie()]).toEqual([path, []])
      const text = await first.text()
      expect(text).not.toContain('asha')
      expect([path, await (await ask(path)).text()]).toEqual([path, text])
    }
  })

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['the Host header', { host: 'evil.example' }],
    ['the forwarded host', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example;proto=http' }],
    ['the forwarded protocol', { 'x-forwarded-proto': 'http', 'x-forwarded-scheme': 'http' }],
    ['the original-URL headers', { 'x-original-url': '/api/outbox', 'x-rewrite-url': '/api/outbox' }],
    ['the method override headers', { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' }],
    ['the Origin header', { origin: 'https://evil.example' }],
    [
      'the language, user agent and referrer',
      { 'accept-language': 'fr', 'user-agent': 'x', referer: 'https://e.x' },
    ],
  ])('does not depend on %s and does not contain it', async (_, headers) => {
    for (const path of addresses()) {
      const plain = await ask(path)
      if (!isShared(plain)) continue
      const poisoned = await ask(path, headers)
      expect([path, await poisoned.text()]).toEqual([path, await plain.text()])
      expect(JSON.stringify([...poisoned.headers])).not.toContain('evil.example')
    }
  })
})

describe('a private response', () => {
  it('is never stored; neither is an error, or a response that sets a cookie', async () => {
    for (const path of addresses()) {
      for (const headers of [{}, { cookie: cookieOf(asha) }, { cookie: 'sid=forged; hint=x; otp=y' }]) {
        const answer = await ask(path, headers)
        const isOwn = answer.headers.getSetCookie().length > 0 || answer.status >= 400
        if (isOwn) expect([path, isShared(answer)]).toEqual([path, false])
      }
    }
  })

  it('shows a photo only to its owner, identified by the cookie', async () => {
    const own = await ask(photo, { cookie: cookieOf(asha) })
    expect([own.status, own.headers.get('cache-control'), own.headers.get('vary')]).toEqual([
      200,
      'private, no-cache',
      'Cookie',
    ])
    const other = await ask(photo)
    expect([other.status, other.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  })

  it('is returned for both redirects of the Google login, so that no cache stores them', async () => {
    for (const path of [googleStartPath, googleCallbackPath]) {
      const answer = await ask(path.replace('{brand}', 'marigold'))
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    }
  })
})
