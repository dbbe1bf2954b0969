import { expect, it, vi } from 'vitest'
import { toProductId } from './contract/uploads/index.ts'
import { createApiClient } from './createApiClient.ts'
import type { ApiClientOptions } from './transport/ApiClientOptions.ts'

const key = { kid: '1', kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }

/** Makes a call and an upload, and returns the `accept-language` of each. */
async function languagesSent(options: Partial<ApiClientOptions>) {
  const sent: (string | null)[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(input, init).headers.get('accept-language'))
    return Response.json({ status: true, user_data_key: key })
  })
  const client = createApiClient({ baseUrl: 'http://store.test', brand: 'marigold', fetch, ...options })
  await client.cart.list()
  await client.uploads.photo({ file: new Blob(['us']), productId: toProductId(7), attribute: 43 })
  return sent
}

it('sends the locale of the client, not a forwarded language, as the language of each request', async () => {
  const headers = { cookie: 'sid=1', 'accept-language': 'en' }
  expect(await languagesSent({ locale: 'hi-IN', headers })).toEqual(['hi-IN', 'hi-IN', 'hi-IN'])
})

it('sends a language only if the client has a locale', async () => {
  expect(await languagesSent({})).toEqual([null, null, null])
})
