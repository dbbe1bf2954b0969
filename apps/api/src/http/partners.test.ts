import { createApiClient } from '@store/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

const partner = 'https://partner.example'
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { partnerOrigins: [partner, 'http://localhost:5173'] })
})
afterAll(() => api.close())

const settings = '/api/marigold/fa/site-settings'
const sendOtp = '/api/marigold/fa/users/sendOtp'
const oldLogin = '/fa/api/v1/fa-otp/login'
const addresses = '/api/marigold/fa/address'
const cart = '/api/fa/newfacart/cart'
const add = '/api/fa/newfacart/cart/add'

const cors = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))
const preflight = (path: string, method: string, origin: string) =>
  api.app.request(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type,fact',
    },
  })
const post = (path: string, headers: Readonly<Record<string, string>>) =>
  api.app.request(path, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  })
const get = (path: string, origin: string) => api.app.request(path, { headers: { origin } })

const allowed = {
  'access-control-allow-origin': partner,
  'access-control-allow-credentials': 'true',
}

describe('a listed partner site (R12)', () => {
  it.each([
    ['POST', sendOtp],
    ['POST', oldLogin],
    ['POST', '/api/fa/newfacart/fa-otp/login'],
    ['GET', settings],
    ['POST', '/api/suggest_locations'],
    ['GET', '/api/marigold/fa/city-delivery-check'],
    ['GET', addresses],
  ])('may call %s %s with cookies, JSON and the fact header', async (method, path) => {
    const answer = await preflight(path, method, partner)
    expect([answer.status, cors(answer)]).toEqual([
      204,
      {
        ...allowed,
        'access-control-allow-methods': method,
        'access-control-allow-headers': 'content-type, fact',
        'access-control-max-age': '600',
      },
    ])
  })

  it.each(['same-site', 'cross-site'])(
    'can read responses, including errors, if browsers classify its requests as %s',
    async (site) => {
      for (const path of [sendOtp, oldLogin]) {
        const answer = await post(path, { origin: partner, 'sec-fetch-site': site })
        // The origin is accepted; the error is the empty body.
        expect([answer.status, cors(answer)]).toEqual([400, allowed])
      }
    },
  )

  it('can read the store’s settings, in a response with Vary: Origin so that no cache serves it to another origin', async () => {
    const answer = await get(settings, partner)
    expect([answer.status, cors(answer)]).toEqual([200, allowed])
    expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
      'public, max-age=60',
      'Origin, Accept-Language',
    ])
    const own = await api.app.request(settings)
    expect([cors(own), own.headers.get('vary')]).toEqual([{}, 'Origin, Accept-Language'])
  })

  it('can log in its visitor, whose browser then has the session cookie of the store', async () => {
    const browser = api.visitor()
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      request.headers.set('origin', partner)
      request.headers.set('sec-fetch-site', 'same-site')
      return browser.fetch(request)
    }
    const client = createApiClient({
      baseUrl: 'http://store.test',
      brand: 'marigold',
      fetch,
      isEmbedded: true,
    })
    const asha = { email: 'asha@example.com', mobile: '9876543210', countryCode: '91' }
    expect((await client.login.sendOtp({ ...asha, isResend: false })).ok).toBe(true)
    const otp = api.newestCode(asha.email)
    const proof = { kind: 'code', otp, by: 'email' } as const
    expect(await client.login.register({ ...asha, name: 'Asha', title: 'Ms.', proof })).toMatchObject({
      value: { email: asha.email },
    })
    expect(browser.cookies.has('sid')).toBe(true)
  })

  it.each([
    ['POST', add],
    ['GET', cart],
    ['POST', '/api/marigold/fa/orders/place'],
    ['POST', '/api/fa/newfacart/wishlists'],
    ['GET', '/api/marigold/fa/home-page'],
    ['POST', '/api/marigold/address'],
    ['DELETE', sendOtp],
  ])('may not call %s %s', async (method, path) => {
    const response = await preflight(path, method, partner)
    expect([response.status, cors(response)]).toEqual([403, {}])
    if (method !== 'POST') return expect(cors(await get(path, partner))).toEqual({})
    const refused = await post(path, { origin: partner, 'sec-fetch-site': 'same-site' })
    expect([refused.status, await refused.json(), cors(refused)]).toEqual([
      403,
      expect.objectContaining({ code: 'foreign_origin' }),
      {},
    ])
  })

  it('may send only JSON or nothing', async () => {
    expect((await post(sendOtp, { origin: partner, 'content-type': 'text/plain' })).status).toBe(415)
  })
})

describe('any other origin', () => {
  it.each([
    'null',
    'https://evil.example',
    'https://partner.example.evil.example',
    'https://evilpartner.example',
    'https://sub.partner.example',
    'http://partner.example',
    'https://partner.example:8443',
    'https://partner.example/',
    'https://PARTNER.example',
    `${partner},https://evil.example`,
    '*',
    '',
  ])('%j gets no CORS headers, and its unsafe requests are rejected', async (origin) => {
    const submitted = await preflight(sendOtp, 'POST', origin)
    expect([submitted.status, cors(submitted)]).toEqual([403, {}])
    const read = await get(settings, origin)
    expect([read.status, cors(read), read.headers.get('vary')]).toEqual([200, {}, 'Origin, Accept-Language'])
    for (const path of [sendOtp, oldLogin, add]) {
      expect((await post(path, { origin, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    }
  })

  it('gets no CORS headers in a shop without partner sites', async () => {
    const alone = createApp({ ...api.deps, partnerOrigins: [] })
    const answer = await alone.request(settings, { headers: { origin: partner } })
    expect([cors(answer), answer.headers.get('vary')]).toEqual([{}, 'Accept-Language'])
  })
})

it('the API rejects a partner origin if the browser reports that the request is not cross-site', async () => {
  expect((await post(sendOtp, { origin: partner, 'sec-fetch-site': 'none' })).status).toBe(403)
})

describe('the legacy login URLs', () => {
  it('check requests of the store’s own pages by the same rules as the current URLs', async () => {
    const answer = await post(oldLogin, { origin: 'http://store.test', 'sec-fetch-site': 'same-origin' })
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([400, 'nosniff'])
    expect((await post(oldLogin, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(oldLogin, { origin: 'https://evil.example' })).status).toBe(403)
  })
})
