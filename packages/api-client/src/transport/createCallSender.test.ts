import { once } from 'node:events'
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { addToCart, getCart, toProductId } from '../contract/cart/index.ts'
import { getProductPage } from '../contract/catalogue/index.ts'
import { checkPincode } from '../contract/delivery/index.ts'
import { logout } from '../contract/login/index.ts'
import { getProfile } from '../contract/profile/index.ts'
import type { ApiClientOptions } from './ApiClientOptions.ts'
import { createCallSender } from './createCallSender.ts'
import { createFetchTransport } from './createFetchTransport.ts'
import { createInProcessTransport } from './createInProcessTransport.ts'
import { createNetworkTransport } from './createNetworkTransport.ts'
import type { HttpTransport } from './HttpTransport.ts'

const answeringBy =
  (ask: (options: ApiClientOptions) => HttpTransport) =>
  (body: string, status = 200) => {
    const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      requests.push(new Request(input, init))
      return new Response(body, { status })
    })
    const requests: Request[] = []
    const options = { baseUrl: 'http://store.test', brand: 'marigold', fetch, headers: { cookie: 'sid=1' } }
    return { asked: requests, send: createCallSender(options, undefined, ask(options)) }
  }

describe.each([
  ['over a network', createNetworkTransport],
  ['over a network with fetch alone', createFetchTransport],
  ['in one process', createInProcessTransport],
])('the transport %s', (_, ask) => {
  const answering = answeringBy(ask)

  it('builds the URL of a GET request from path fields, query fields and the brand', async () => {
    const { asked, send } = answering('{}')
    await send(getProductPage, { type: 'flower', slug: 'red-roses' })
    await send(checkPincode, { pincode: '560001', productId: toProductId(7) })
    expect(asked.map(({ url }) => url)).toEqual([
      'http://store.test/api/marigold/p/flower/red-roses?metainfo=1&rsource=web',
      'http://store.test/api/marigold/fa/pincode-delivery-check?pincode=560001&nid=7&rsource=web',
    ])
  })

  it('encodes path values so that they cannot add path segments', async () => {
    const { asked, send } = answering('{}')
    await send(getProductPage, { type: '../..', slug: 'a/b?c' })
    await send(getProductPage, { type: '..', slug: '.' })
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/marigold/p/..%2F../a%2Fb%3Fc',
      '/api/marigold/p/_/_',
    ])
  })

  it.each([
    ['nonsense', '<html>', 200, { kind: 'invalidResponse', status: 200 }],
    ['an invalid response shape', '{"result":{}}', 200, { kind: 'invalidResponse', status: 200 }],
    ['nothing', '', 200, { kind: 'invalidResponse', status: 200 }],
    [
      'a server error',
      '{"status":false,"code":"failed","message":"x"}',
      500,
      { kind: 'invalidResponse', status: 500 },
    ],
    [
      'an API error',
      '{"status":false,"code":"otp_wrong","message":"No.","field":"otp"}',
      422,
      { kind: 'refused', status: 422, code: 'otp_wrong', message: 'No.', field: 'otp' },
    ],
    ['an API error of an unknown format', 'no', 404, { kind: 'invalidResponse', status: 404 }],
  ])('parses %s into an error value', async (_, body, status, failure) => {
    expect(await answering(body, status).send(getCart, undefined)).toMatchObject({ ok: false, failure })
  })

  it('sends changes as JSON, with the given headers', async () => {
    const { asked, send } = answering('{}')
    await send(addToCart, { productId: toProductId(7), quantity: 2 })
    const [request] = asked
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(request?.headers.get('cookie')).toBe('sid=1')
    expect(await request?.json()).toMatchObject({ nid: 7 })
  })

  it('drops response fields that are not in the contract', async () => {
    const { send } = answering('{"status":true,"secret":"x"}')
    expect(await send(logout, undefined)).toEqual({ ok: true, value: undefined })
  })

  it('times out on a response that never ends, even if signals are garbage-collected', async () => {
    setFlagsFromString('--expose-gc')
    const collect: unknown = runInNewContext('gc')
    const server = createServer((_, answer) => void answer.writeHead(200).write('{')).listen(0, 'localhost')
    await once(server, 'listening')
    const collecting = setInterval(() => typeof collect === 'function' && collect(), 10)
    try {
      const baseUrl = `http://localhost:${Object(server.address()).port}`
      const options = { baseUrl, brand: 'marigold', timeoutMs: 100 }
      const send = createCallSender(options, undefined, ask(options))
      expect(await send(logout, undefined)).toEqual({ ok: false, failure: { kind: 'network' } })
    } finally {
      clearInterval(collecting)
      server.closeAllConnections()
      server.close()
    }
  })

  it('returns a network error if no response arrives', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
    const options = { baseUrl: 'http://store.test', brand: 'marigold', fetch }
    expect(await createCallSender(options, undefined, ask(options))(logout, undefined)).toEqual({
      ok: false,
      failure: { kind: 'network' },
    })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe.each([
  ['over a network', createNetworkTransport],
  ['over a network with fetch alone', createFetchTransport],
])('the transport %s', (_, ask) => {
  it('retries a failed read once and a failed change never, then returns a network error', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
    const options = { baseUrl: 'http://store.test', brand: 'marigold', fetch }
    const send = createCallSender(options, undefined, ask(options))
    expect(await send(logout, undefined)).toEqual({ ok: false, failure: { kind: 'network' } })
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(await send(getCart, undefined)).toEqual({ ok: false, failure: { kind: 'network' } })
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it.each([
    [true, 'include'],
    [false, 'same-origin'],
  ])('sends cookies to another origin only if configured: %s', async (isEmbedded, credentials) => {
    const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      requestLog.push(new Request(input, init))
      return new Response('{}')
    })
    const requestLog: Request[] = []
    const options = { baseUrl: 'http://store.test', brand: 'marigold', fetch, isEmbedded }
    await createCallSender(options, undefined, ask(options))(logout, undefined)
    expect(requestLog[0]?.credentials).toBe(credentials)
  })

  it('aborts the request at the timeout, and does not retry it', async () => {
    const aborted: boolean[] = []
    const fetch = vi.fn(
      (input: RequestInfo | URL, init?: RequestInit) =>
        new Promise<Response>((_, reject) => {
          const { signal } = new Request(input, init)
          signal.addEventListener('abort', () => {
            aborted.push(true)
            reject(signal.reason)
          })
        }),
    )
    const options = { baseUrl: 'http://store.test', brand: 'marigold', fetch, timeoutMs: 20 }
    const send = createCallSender(options, undefined, ask(options))
    expect(await send(getCart, undefined)).toEqual({ ok: false, failure: { kind: 'network' } })
    await vi.waitFor(() => expect(aborted).toEqual([true]))
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('a response that breaks the contract', () => {
  const cart = { status: true, data: { prods: [{ qty: 'two of asha@example.com' }] } }
  const respond = (body: string, status = 200) => {
    const onContractViolation = vi.fn()
    const fetch = async () => new Response(body, { status })
    const send = createCallSender({
      baseUrl: 'http://store.test',
      brand: 'marigold',
      fetch,
      onContractViolation,
    })
    return { send, onContractViolation }
  }

  it.each([
    ['a wrong field', JSON.stringify({ status: true, data: 7 }), { path: 'data', expected: 'Object' }],
    ['a missing field', '{"status":true}', { path: 'data', expected: '"data"' }],
    ['no JSON', '<html>', { path: '', expected: 'JSON' }],
  ])(
    'is reported with the call, the path in the data and the expected type: %s',
    async (_, body, violation) => {
      const { send, onContractViolation } = respond(body)
      const { method, path } = getProfile
      const named = { call: `${method} ${path}`, ...violation }
      expect(await send(getProfile, undefined)).toEqual({
        ok: false,
        failure: { kind: 'invalidResponse', status: 200, violation: named },
      })
      expect(onContractViolation).toHaveBeenCalledExactlyOnceWith(named)
    },
  )

  it('reports an invalid response without its values', async () => {
    const { send, onContractViolation } = respond(JSON.stringify(cart))
    await send(getCart, undefined)
    expect(onContractViolation).toHaveBeenCalledOnce()
    expect(JSON.stringify(onContractViolation.mock.calls)).not.toContain('asha')
  })

  it('does not report a server error as a contract violation', async () => {
    const { send, onContractViolation } = respond('{}', 503)
    expect(await send(getCart, undefined)).toEqual({
      ok: false,
      failure: { kind: 'invalidResponse', status: 503 },
    })
    expect(onContractViolation).not.toHaveBeenCalled()
  })
})
