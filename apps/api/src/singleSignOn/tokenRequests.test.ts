import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ssoClients, ssoIssuer } from '../fixtures/openSsoSite.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { ssoClients: Object.values(ssoClients) })
})
afterAll(() => api.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const complete = {
  ...{ client_id: 'app', grant_type: 'authorization_code', redirect_uri: 'https://app.example/' },
  ...{ code: 'c'.repeat(43), code_verifier: 'v'.repeat(43) },
}
const send = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  api.app.request(`${ssoIssuer}/token`, { method: 'POST', headers: { ...form, ...headers }, body })
const encode = (values: Readonly<Record<string, string>>) => String(new URLSearchParams(values))

describe('a token request', () => {
  it.each([
    ['JSON', JSON.stringify(complete), { 'content-type': 'application/json' }, 415, 'invalid_request'],
    ['a parameter that occurs twice', `${encode(complete)}&code=x`, {}, 400, 'invalid_request'],
    ['a NUL byte', `${encode(complete)}&x=%00`, {}, 400, 'invalid_request'],
    [
      'two ways to authenticate',
      `${encode(complete)}&client_secret=x`,
      basic('app', 'x'),
      400,
      'invalid_request',
    ],
    [
      'two clients',
      encode(complete),
      basic('notes', encodeURIComponent(ssoClients.notes.secret)),
      400,
      'invalid_request',
    ],
    ['a header that is no Basic', encode(complete), { authorization: 'Bearer x' }, 401, 'invalid_client'],
    ['a header with a broken escape', encode(complete), basic('%', 'x'), 401, 'invalid_client'],
    ['no client', encode({ ...complete, client_id: '' }), {}, 401, 'invalid_client'],
    ['a password grant', encode({ ...complete, grant_type: 'password' }), {}, 400, 'unsupported_grant_type'],
    ['no verifier', encode({ ...complete, code_verifier: '' }), {}, 400, 'invalid_request'],
    ['an unknown code', encode(complete), {}, 400, 'invalid_grant'],
  ])('is rejected with %s', async (_, body, headers, status, error) => {
    const response = await send(body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error, error_description: expect.any(String) })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.has('www-authenticate')).toBe(status === 401 && 'authorization' in headers)
  })

  it('is rejected above 16 KiB before its body is read', async () => {
    expect((await send(`${encode(complete)}&x=${'x'.repeat(16 * 1024)}`)).status).toBe(413)
  })

  it.each(['https://evil.example', 'https://notes.example', 'http://store.test', 'null'])(
    'is rejected from a page of %s, which does not belong to an app without a secret',
    async (origin) => {
      const response = await send(encode(complete), { origin })
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
    },
  )

  it('is accepted from pages of an app without a secret, but without cookies', async () => {
    const origin = 'https://app.example'
    const { headers } = await send(encode(complete), { origin })
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    const preflight = await api.app.request(`${ssoIssuer}/userinfo`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
  })
})

it('rejects a userinfo request without a valid access token', async () => {
  for (const authorization of ['', 'Bearer', `Bearer ${'x'.repeat(43)}`, `Basic ${'x'.repeat(43)}`]) {
    const response = await api.app.request(`${ssoIssuer}/userinfo`, { headers: { authorization } })
    expect([authorization, response.status]).toEqual([authorization, 401])
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  }
})

it.each(['/.well-known/openid-configuration', '/jwks'])('lets pages of any site read %s', async (path) => {
  const { headers } = await api.app.request(ssoIssuer + path, { headers: { origin: 'https://any.example' } })
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cache-control')).toBe('public, max-age=300')
})

function basic(id: string, secret: string) {
  return { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` }
}
