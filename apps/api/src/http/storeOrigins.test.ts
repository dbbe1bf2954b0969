import { listCalls } from '@store/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { toRoutePath } from './toRoutePath.ts'

const storefront = 'http://localhost:5173'
const partner = 'https://partner.example'
const add = '/api/fa/newfacart/cart/add'

let api: TestApi
const warnings: string[] = []
beforeAll(async () => {
  const log = {
    info: () => undefined,
    warn: (message: string) => warnings.push(message),
    error: () => undefined,
  }
  api = await openTestApi({}, { storeOrigins: [storefront], partnerOrigins: [partner], log })
})
afterAll(() => api.close())

const preflight = (path: string, method: string, origin: string) =>
  api.app.request(path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': method } })

const addFrom = (origin: string, site = 'same-site', cookie = '') =>
  api.app.request(add, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': site, cookie },
    body: JSON.stringify({ nid: gifts.roses, btn_type: 'add_to_cart', pincode: receiver.pincode }),
  })

describe('a listed storefront', () => {
  it('may make every call with the visitor’s cookies', async () => {
    for (const { call } of listCalls()) {
      const path = toRoutePath(call.path).replace('/:brand/', '/marigold/')
      const { status, headers } = await preflight(path, call.method, storefront)
      expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 204, storefront])
      expect(headers.get('access-control-allow-credentials')).toBe('true')
    }
  })

  it('fills a cart that the next request finds by its cookie', async () => {
    const added = await addFrom(storefront)
    expect([added.status, added.headers.get('access-control-allow-origin')]).toEqual([200, storefront])
    expect(added.headers.get('vary')).toContain('Origin')
    const cookie = (added.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const again = await addFrom(storefront, 'same-site', cookie)
    // The second rose has increased the quantity of the first line.
    expect(await again.json()).toMatchObject({ result: { prods: [{ nid: gifts.roses, qty: 2 }] } })
  })
})

describe('another origin', () => {
  it.each([
    'http://localhost:5174',
    'https://localhost:5173',
    'http://localhost:5173.evil.example',
    'null',
    partner,
  ])('is rejected: %s', async (origin) => {
    const { status, headers } = await preflight(add, 'POST', origin)
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null])
    const answer = await addFrom(origin)
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('STORE_ORIGINS')
  })

  it('is reported to the operator once, with the setting to change, for the first hundred origins', async () => {
    warnings.length = 0
    const fresh = createApp({ ...api.deps })
    const post = (origin: string) =>
      fresh.request(add, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: '{}',
      })
    // A browser sends only the preflight.
    await fresh.request(add, {
      method: 'OPTIONS',
      headers: { origin: 'https://preview.example', 'access-control-request-method': 'POST' },
    })
    await post('https://preview.example')
    expect(warnings).toEqual([
      expect.stringContaining('https://preview.example was rejected. List the origin in STORE_ORIGINS'),
    ])
    for (let number = 0; number < 150; number += 1) await post(`https://x${number}.example`)
    expect(warnings).toHaveLength(100)
  })
})
