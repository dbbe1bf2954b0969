import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const json = { 'content-type': 'application/json' }
const add = (body: string, headers: Record<string, string> = json) =>
  api.app.request('/api/fa/newfacart/cart/add', { method: 'POST', body, headers })

describe('bad input (R22)', () => {
  it.each([
    ['invalid JSON', '{nid', 400],
    ['JSON that is not an object', '[1]', 400],
    ['an unknown field', '{"nid":1001,"btn_type":"add_to_cart","price":1}', 400],
    ['a prototype key', '{"nid":1001,"btn_type":"add_to_cart","__proto__":{"x":1}}', 400],
    ['a wrong type', '{"nid":"1001","btn_type":"add_to_cart"}', 400],
    ['a NUL in a string', '{"nid":1001,"btn_type":"add_to_cart","pincode":"56000\\u0000"}', 400],
    ['a lone surrogate', '{"nid":1001,"btn_type":"add_to_cart","pincode":"\\ud800"}', 400],
    ['deeply nested JSON', '['.repeat(8000), 400],
    ['an unknown product', '{"nid":99,"btn_type":"add_to_cart"}', 404],
    ['a huge body', JSON.stringify({ nid: 1001, pad: 'x'.repeat(20_000) }), 413],
  ])('returns the same error format for %s', async (_, body, status) => {
    const response = await add(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      status: false,
      code: expect.any(String),
      message: expect.any(String),
    })
  })

  it.each(['a\u0000b', '\ud800'])('rejects the free text %j with 400', async (message) => {
    const receiver = {
      title: 'Mr.',
      fullName: 'V',
      address: 'A',
      city: 'C',
      pincode: '560001',
      countryCode: '+91',
    }
    const order_key = '00000000-0000-4000-8000-000000000000'
    const request = {
      order_key,
      version: 1,
      total_amt: 1,
      receiver: { ...receiver, contactNumber: '9' },
      senderName: '',
    }
    const place = (text: string) =>
      api.app.request('/api/marigold/fa/orders/place', {
        method: 'POST',
        body: JSON.stringify({ ...request, message: text }),
        headers: json,
      })
    expect((await place('clean')).status).toBe(401)
    expect((await place(message)).status).toBe(400)
  })

  it('rejects a NUL character in a free-text query parameter', async () => {
    const check = (city: string) =>
      api.app.request(
        `/api/marigold/fa/pincode-delivery-check?pincode=560001&nid=1001&rsource=web&city=${city}`,
      )
    expect((await check('Pune')).status).toBe(200)
    expect((await check('%00')).status).toBe(400)
  })

  it('names the field in the error', async () => {
    expect(await (await add('{"nid":0,"btn_type":"add_to_cart"}')).json()).toMatchObject({ field: 'nid' })
  })

  it.each(['?x=%00', '?rsource=web&rsource=web', '?metainfo=1'])(
    'rejects a query of %s with 400',
    async (query) => {
      expect((await api.app.request(`/api/marigold/p/flower/red-roses-bouquet${query}`)).status).toBe(400)
    },
  )
})

describe('protection against cross-site requests (R11)', () => {
  const body = '{"nid":1001,"btn_type":"add_to_cart"}'

  it.each([
    ['another origin', { ...json, origin: 'https://evil.example' }, 403],
    ['another site', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['a plain-text form', { 'content-type': 'text/plain' }, 415],
    ['a URL-encoded form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('rejects %s', async (_, headers, status) => {
    expect((await add(body, headers)).status).toBe(status)
  })

  it('accepts a request of the store’s own origin', async () => {
    expect(
      (await add(body, { ...json, origin: 'http://store.test', 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200)
  })
})

describe('URLs', () => {
  it('responds with 404 for another brand, an unknown path and a missing product', async () => {
    for (const path of [
      '/api/other/fa/home-page',
      '/api/nothing',
      '/api/marigold/p/flower/nothing?metainfo=1&rsource=web',
    ]) {
      const response = await api.app.request(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ status: false, code: 'not_found' })
    }
  })

  it('redirects the URL of a product with a wrong type to the right one', async () => {
    const outcome = await api
      .visitor()
      .client.catalogue.productPage({ type: 'cake', slug: 'red-roses-bouquet' })
    expect(outcome).toEqual({
      ok: true,
      value: { kind: 'moved', status: 301, href: '/p/flower/red-roses-bouquet' },
    })
  })

  it('serves only pictures under picture URLs', async () => {
    const status = async (file: string) => (await api.app.request(`/api/pictures/${file}`)).status
    expect(await status('red-roses-bouquet-400.webp')).toBe(200)
    expect(await status('..%2fdraw%2fdraw.mjs')).toBe(404)
    expect(await status('README.md')).toBe(404)
  })

  it('serves pictures in the best format for the browser, and sends a Vary header', async () => {
    const ask = async (accept: string) => {
      const { headers } = await api.app.request('/api/pictures/black-forest-cake-400.webp', {
        headers: { accept },
      })
      return [headers.get('content-type'), headers.get('vary')]
    }
    expect(await ask('image/avif,image/webp,*/*')).toEqual(['image/avif', 'Accept'])
    expect(await ask('image/webp,*/*')).toEqual(['image/webp', 'Accept'])
  })
})

describe('responses', () => {
  it('with personal data are never stored, while public ones may be', async () => {
    const cache = async (path: string) => (await api.app.request(path)).headers.get('cache-control')
    expect(await cache('/api/fa/newfacart/cart')).toBe('private, no-store')
    expect(await cache('/api/marigold/fa/home-page')).toBe('public, max-age=60')
  })

  it('reveal no internals on an internal error', async () => {
    const broken = await openTestApi()
    await broken.close()
    const response = await broken.app.request('/api/marigold/fa/home-page')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      status: false,
      code: 'failed',
      message: 'Something went wrong, Please try again...',
    })
    expect(broken.logged).toHaveLength(1)
  })
})
