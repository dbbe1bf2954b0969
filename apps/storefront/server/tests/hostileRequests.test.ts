import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { openTestAccount } from '@store/api/placeOrder'
import { getProductPage } from '@store/api-client/contract/catalogue'
import { safeParse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStorefront, type TestStorefront } from './openTestStorefront.ts'

let store: TestStorefront
let port: number
let stop: () => void
beforeAll(async () => {
  store = await openTestStorefront()
  const server = createServer(getRequestListener(store.app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  stop = () => server.close()
})
afterAll(async () => {
  stop()
  await store.close()
})

/** Returns the whole response to raw bytes. */
const say = (lines: readonly string[]) =>
  new Promise<string>((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      heard += text
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', () => resolve(heard))
  })

describe('a redirect', () => {
  const origins = [
    '//evil.example',
    '/\\evil.example',
    '//evil.example/%2f..',
    '///evil.example',
    '/\t/evil.example',
  ]

  it.each([
    ...origins,
    '//store.test@evil.example/',
    '/%5cevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
  ])('never leads to another site from the URL %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await store.app.request(`http://store.test${path}`, { method })
      const to = answer.headers.get('location')
      if (to !== null) expect(new URL(to, 'http://store.test/here').origin).toBe('http://store.test')
    }
  })

  it.each([...origins, 'https://evil.example/', 'javascript:alert(1)', 'http://store.test.evil.example/'])(
    'never leads from the currency form to another site: %s',
    async (referer) => {
      const answer = await store.app.request('http://store.test/currency', {
        method: 'POST',
        headers: { referer, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'currency=INR',
      })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    },
  )
})

describe('a URL in the catalogue', () => {
  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'data:text/html,x',
  ])(
    'is omitted if it leads to another site, and a product that requires it is invalid: %s',
    async (href) => {
      const answer = await store.api.app.request(
        '/api/marigold/p/flower/red-roses-bouquet?metainfo=1&rsource=web',
      )
      const wire = Object(await answer.json())
      const reported = (data: object) =>
        safeParse(getProductPage.answer, { ...wire, data: { ...wire.data, ...data } })
      const { output } = reported({ breadCrum: [{ text: 'Home', href }] })
      expect(output).toMatchObject({ product: { crumbs: [{ text: 'Home', href: undefined }] } })
      const { output: others } = reported({ quickLinks: [{ text: 'x', href }] })
      expect(others).toMatchObject({ product: { quickLinks: [] } })
      for (const data of [{ alias: href }, { view_more_url: href }]) {
        expect([Object.keys(data), reported(data).success]).toEqual([Object.keys(data), false])
      }
      expect(safeParse(getProductPage.answer, { status: 301, redirect: href }).success).toBe(false)
    },
  )
})

describe('a publicly cached page', () => {
  const pages = ['/', '/flowers', '/p/flower/red-roses-bouquet', '/search?q=rose', '/reviews', '/robots.txt']

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['the Host header', { host: 'evil.example' }],
    ['the forwarded host', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }],
    ['the forwarded protocol and port', { 'x-forwarded-proto': 'http', 'x-forwarded-port': '1' }],
    ['the original-URL headers', { 'x-original-url': '/cart', 'x-rewrite-url': '/cart' }],
    ['cookies and user agent', { cookie: 'hint=evil.example; ref=EVIL0000', 'user-agent': 'evil.example' }],
    ['referrer and origin', { referer: 'https://evil.example/', origin: 'https://evil.example' }],
  ])('does not depend on %s', async (_, headers) => {
    // A separate store, because the first request fills the cache.
    store.api.wait(20 * 60_000)
    for (const path of pages) {
      const poisoned = await store.get(path, headers)
      expect(poisoned.headers.getSetCookie()).toEqual([])
      const text = await poisoned.text()
      expect(text).not.toContain('evil.example')
      expect(await (await store.get(path)).text()).toBe(text)
    }
  })

  it('a publicly cached page contains no data of the visitor whose cookie was sent', async () => {
    const asha = await openTestAccount(store.api)
    const cookie = `sid=${asha.cookies.get('sid')}`
    store.api.wait(20 * 60_000)
    for (const path of pages) {
      const answer = await store.get(path, { cookie })
      expect(await answer.text()).not.toContain('Asha Rao')
    }
  })

  it.each(['/cart', '/checkout', '/account', '/account/orders', '/wishlist', '/refer-and-earn', '/order/x'])(
    'is never a personal one, redirects included: %s',
    async (path) => {
      const answer = await store.get(path)
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-cache'])
    },
  )
})

describe('an ambiguous request (request smuggling)', () => {
  const get = ['POST /cart HTTP/1.1', 'Host: store.test']

  it.each<readonly [string, readonly string[]]>([
    [
      'with a content length and chunked encoding',
      ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', ''],
    ],
    ['with two content lengths', ['Content-Length: 0', 'Content-Length: 5', '', 'hello']],
    ['with an unknown transfer encoding', ['Transfer-Encoding: xchunked', '', '0', '', '']],
    ['with a space before the colon', ['Transfer-Encoding : chunked', '', '0', '', '']],
    ['with a header folded over two lines', ['X-A: 1', ' Content-Length: 5', 'Content-Length: 1,1', '', 'x']],
  ])('is rejected: %s', async (_, lines) => {
    expect(await say([...get, ...lines])).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('does not echo a TRACE request', async () => {
    const heard = await say([
      'TRACE / HTTP/1.1',
      'Host: store.test',
      'Cookie: sid=secret',
      'Connection: close',
      '',
      '',
    ])
    expect(heard).toMatch(/^HTTP\/1\.1 [45]\d\d /)
    expect(heard).not.toContain('secret')
  })
})
