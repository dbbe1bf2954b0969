import { listCalls } from '@store/api-client/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { type Route, routesOf } from '../fixtures/routesOf.ts'

let api: TestApi
let unsafe: readonly Route[]
beforeAll(async () => {
  api = await openTestApi()
  unsafe = routesOf(api.app).filter(({ method }) => method !== 'GET')
})
afterAll(() => api.close())

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'multipart/form-data; boundary=x' }
const here = { origin: 'http://store.test', 'sec-fetch-site': 'same-origin' }

const ask = ({ method, path }: Route, headers: Readonly<Record<string, string>>, body: BodyInit = '{}') =>
  // A stream has no declared length, so an oversized body must be detected while reading.
  api.app.request(path, { method, headers, body, ...(typeof body !== 'string' && { duplex: 'half' }) })

const all = listCalls().map(({ call }) => call)
const fill = (path: string) =>
  path
    .replace('{brand}', 'marigold')
    .replace('{pincode}', '560001')
    .replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

it('the routes include every unsafe call of the contract', () => {
  expect(unsafe.length).toBeGreaterThan(40)
  const mounted = new Set(unsafe.map(({ method, path }) => `${method} ${path}`))
  for (const { method, path } of all) {
    if (method !== 'GET') expect(mounted).toContain(`${method} ${fill(path)}`)
  }
})

describe('a cross-site request', () => {
  it.each<readonly [string, Readonly<Record<string, string>>, readonly number[]]>([
    ['with the origin of another site', { ...json, origin: 'https://evil.example' }, [403]],
    ['with a null origin', { ...json, origin: 'null' }, [403]],
    ['from a host name that begins with ours', { ...json, origin: 'http://store.test.evil.example' }, [403]],
    ['through a link or a form', { ...json, 'sec-fetch-site': 'cross-site' }, [403]],
    ['from another host of the same site', { ...json, 'sec-fetch-site': 'same-site' }, [403]],
    ['typed into the address bar', { ...json, 'sec-fetch-site': 'none' }, [403]],
    ['as a form from an old browser', { 'content-type': 'application/x-www-form-urlencoded' }, [415]],
    ['as plain text from an old browser', { 'content-type': 'text/plain' }, [415]],
    ['as a multipart form from an old browser', form, [403, 415]],
    ['with an empty content type', { 'content-type': '' }, [415]],
    [
      'with JSON as a parameter of another content type',
      { 'content-type': 'text/plain; application/json' },
      [415],
    ],
    ['as a form with an Origin header', { ...form, origin: 'https://evil.example' }, [403]],
    [
      'as a beacon with an Origin header',
      { 'content-type': 'text/plain', origin: 'https://evil.example' },
      [403],
    ],
  ])('is rejected by every unsafe route: %s', async (_, headers, statuses) => {
    for (const route of unsafe) {
      const { status } = await ask(route, headers)
      expect([route.method, route.path, statuses.includes(status), status]).toEqual([
        route.method,
        route.path,
        true,
        status,
      ])
    }
  })
})

const bodies = all
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path, maxBody, form: kind }) => ({ method, path: fill(path), maxBody, kind }))

describe('an oversized body', () => {
  it.each(bodies)('is rejected unread: $method $path', async ({ maxBody, kind, ...route }) => {
    const headers = { ...(kind === 'multipart' ? form : json), ...here }
    const declared = { ...headers, 'content-length': String(maxBody + 1) }
    expect((await ask(route, declared, '{}')).status).toBe(413)
  })

  it.each(bodies)('is rejected without a declared length: $method $path', async (body) => {
    const { maxBody, kind, ...route } = body
    const chunk = new Uint8Array(64 * 1024).fill(32)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += chunk.byteLength
        controller.enqueue(chunk)
      },
    })
    const answer = await ask(route, { ...(kind === 'multipart' ? form : json), ...here }, endless)
    expect(answer.status).toBe(413)
    // The server has read no more than needed to detect it.
    expect(sent).toBeLessThan(maxBody + 4 * chunk.byteLength)
  })
})

describe('an inherited object key', () => {
  afterEach(() => {
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  it.each([
    '{"__proto__":{"polluted":"yes"}}',
    '{"constructor":{"prototype":{"polluted":"yes"}}}',
    '{"receiver":{"__proto__":{"polluted":"yes"}}}',
    '{"prototype":{"polluted":"yes"},"toString":1}',
  ])('is rejected in every body: %s', async (body) => {
    for (const route of bodies.filter(({ kind }) => kind !== 'multipart')) {
      const { status } = await ask(route, { ...json, ...here }, body)
      expect([route.path, status]).toEqual([route.path, 400])
    }
  })

  it.each(['__proto__[polluted]=yes', '__proto__=yes', 'constructor[prototype][polluted]=yes', 'toString=x'])(
    'is rejected in every query: %s',
    async (query) => {
      for (const { method, path } of all) {
        if (method !== 'GET') continue
        const { status } = await api.app.request(`${fill(path)}?${query}`)
        expect([path, status]).toEqual([path, 400])
      }
    },
  )

  it.each(['__proto__', 'constructor', 'prototype'])('is rejected as a form part: %s', async (name) => {
    const body = `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nyes\r\n--x--\r\n`
    for (const route of bodies.filter(({ kind }) => kind === 'multipart')) {
      expect((await ask(route, { ...form, ...here }, body)).status).toBe(400)
    }
  })
})
