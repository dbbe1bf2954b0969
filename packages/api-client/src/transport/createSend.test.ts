import { describe, expect, it, vi } from 'vitest'
import { listCart, toProductId } from '../contract/cart/index.ts'
import { getProductPage } from '../contract/catalogue/index.ts'
import { checkPincode } from '../contract/delivery/index.ts'
import { logout } from '../contract/login/index.ts'
import { createSend } from './createSend.ts'

const answering = (body: string, status = 200) => {
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(input, init))
    return new Response(body, { status })
  })
  const asked: Request[] = []
  return { asked, fetch, send: createSend({ baseUrl: 'http://store.test', brand: 'marigold', fetch }) }
}

describe('the transport', () => {
  it('fills the path, puts the rest of a GET in the query, and names the brand', async () => {
    const { asked, send } = answering('{}')
    await send(getProductPage, { type: 'flower', slug: 'red-roses' })
    await send(checkPincode, { pincode: '560001', productId: toProductId(7) })
    expect(asked.map(({ url }) => url)).toEqual([
      'http://store.test/api/marigold/p/flower/red-roses?metainfo=1&rsource=web',
      'http://store.test/api/marigold/fa/pincode-delivery-check?pincode=560001&nid=7&rsource=web',
    ])
  })

  it('never lets a value out of its place in the path', async () => {
    const { asked, send } = answering('{}')
    await send(getProductPage, { type: '../..', slug: 'a/b?c' })
    await send(getProductPage, { type: '..', slug: '.' })
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/marigold/p/..%2F../a%2Fb%3Fc',
      '/api/marigold/p/_/_',
    ])
  })

  it.each([
    ['nonsense', '<html>', 200, { kind: 'broken', status: 200 }],
    ['a wrong shape', '{"result":{}}', 200, { kind: 'broken', status: 200 }],
    ['nothing', '', 200, { kind: 'broken', status: 200 }],
    [
      'a server error',
      '{"status":false,"code":"failed","message":"x"}',
      500,
      { kind: 'broken', status: 500 },
    ],
    [
      'a refusal',
      '{"status":false,"code":"otp_wrong","message":"No.","field":"otp"}',
      422,
      { kind: 'refused', status: 422, code: 'otp_wrong', message: 'No.', field: 'otp' },
    ],
    ['a refusal without its form', 'no', 404, { kind: 'broken', status: 404 }],
  ])('turns %s into a value', async (_, body, status, failure) => {
    expect(await answering(body, status).send(listCart, undefined)).toEqual({ ok: false, failure })
  })

  it('tries a read twice and a change once, and says that no answer came', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
    const send = createSend({ baseUrl: 'http://store.test', brand: 'marigold', fetch })
    expect(await send(logout, undefined)).toEqual({ ok: false, failure: { kind: 'network' } })
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(await send(listCart, undefined)).toEqual({ ok: false, failure: { kind: 'network' } })
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('gives up on an answer that begins and never ends', async () => {
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const { signal } = new Request(input, init)
      const body = new ReadableStream({
        start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      })
      return new Response(body)
    }
    const send = createSend({ baseUrl: 'http://store.test', brand: 'marigold', fetch, timeoutMs: 50 })
    expect(await send(logout, undefined)).toEqual({ ok: false, failure: { kind: 'network' } })
  })

  it('drops what the contract does not know', async () => {
    const { send } = answering('{"status":true,"secret":"x"}')
    expect(await send(logout, undefined)).toEqual({ ok: true, value: undefined })
  })
})
