import * as oidc from 'openid-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestGoogle } from './createTestGoogle.ts'

const issuer = 'http://store.test/test-google'
const client = { clientId: 'store', clientSecret: 'shared', redirectUri: 'http://store.test/callback' }
let time: number
let google: ReturnType<typeof createTestGoogle>
beforeEach(() => {
  time = Date.now()
  google = createTestGoogle({ issuer, client, returnOrigins: ['https://blog.test'], now: () => time })
})

const request = (url: string | URL, init?: RequestInit) =>
  google.request(String(url).slice(issuer.length), init)

/** Returns an unmodified OpenID client with the store's settings, and the URL with which it begins a login. */
async function begin() {
  const config = await oidc.discovery(new URL(issuer), client.clientId, client.clientSecret, undefined, {
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
    [oidc.customFetch]: async (url, { method, headers, body }) =>
      request(url, { method, headers, body: body instanceof URLSearchParams ? body : null }),
  })
  const verifier = oidc.randomPKCECodeVerifier()
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: client.redirectUri,
    scope: 'openid email profile',
    ...{ state: 'a state', nonce: 'a nonce' },
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const finish = (callback: string, codeVerifier = verifier) =>
    oidc.authorizationCodeGrant(config, new URL(callback), {
      ...{ expectedState: 'a state', expectedNonce: 'a nonce', pkceCodeVerifier: codeVerifier },
      idTokenExpected: true,
    })
  return { url, finish }
}

const submit = async (url: URL, form: Readonly<Record<string, string>>) => {
  const response = await request(url, { method: 'POST', body: new URLSearchParams(form) })
  return { status: response.status, location: response.headers.get('location') ?? '', response }
}

describe('an unmodified OpenID client', () => {
  it.each([
    ['a sample person', { person: '1' }, { name: 'Vikram Iyer', email: 'vikram.iyer@example.com' }],
    [
      'anyone else',
      { name: ' Zoya ', email: 'Zoya@Example.com' },
      { name: 'Zoya', email: 'zoya@example.com' },
    ],
  ])('signs in %s', async (_, form, user) => {
    const { url, finish } = await begin()
    const { status, location } = await submit(url, form)
    expect(status).toBe(303)
    const tokens = await finish(location)
    expect(tokens.claims()).toMatchObject({ ...user, email_verified: true, iss: issuer, aud: 'store' })
  })

  it('returns the same id of a person after a restart', async () => {
    const readSub = async () => {
      const { url, finish } = await begin()
      return (await finish((await submit(url, { person: '0' })).location)).claims()?.sub
    }
    const before = await readSub()
    google = createTestGoogle({ issuer, client, returnOrigins: [] })
    expect(await readSub()).toBe(before)
  })

  it('reports that the visitor declined', async () => {
    const { url, finish } = await begin()
    await expect(finish((await submit(url, { deny: '1' })).location)).rejects.toMatchObject({
      error: 'access_denied',
    })
  })

  it('exchanges a code once, within a minute, and with its own verifier', async () => {
    const { url, finish } = await begin()
    const chosen = async () => (await submit(url, { person: '0' })).location
    const used = await chosen()
    await finish(used)
    await expect(finish(used)).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(finish(await chosen(), 'v'.repeat(43))).rejects.toMatchObject({ error: 'invalid_grant' })
    const delayed = await chosen()
    time += 60_000
    await expect(finish(delayed)).rejects.toMatchObject({ error: 'invalid_grant' })
  })
})

describe('the page', () => {
  it.each([
    ['en', 'This is a pretend Google', 'Someone else'],
    ['hi', 'नकली Google', 'कोई और'],
    ['ta', 'This is a pretend Google', 'Someone else'],
  ])(
    'states in the language %s of the store that it is a simulated Google',
    async (language, notice, other) => {
      const { url } = await begin()
      const page = await request(url, { headers: { cookie: `language=${language}` } })
      const text = await page.text()
      expect(text).toContain(notice)
      expect(text).toContain(other)
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://blog.test;")
    },
  )

  it('shows an error for an invalid entry, and keeps the escaped text', async () => {
    const { url } = await begin()
    const { status, response } = await submit(url, { name: '"><b>Asha', email: 'nowhere' })
    const text = await response.text()
    expect(status).toBe(422)
    expect(text).toContain('Enter a full name')
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;Asha"')
  })

  it.each([
    ['another client', 'client_id', 'other'],
    ['another address to return to', 'redirect_uri', 'https://evil.test/'],
    ['a login without PKCE', 'code_challenge', ''],
    ['plain PKCE', 'code_challenge_method', 'plain'],
    ['another flow', 'response_type', 'token'],
  ])('does not redirect for the invalid request %s', async (_, parameter, value) => {
    const { url } = await begin()
    url.searchParams.set(parameter, value)
    expect((await request(url)).status).toBe(400)
    const { status, location } = await submit(url, { person: '0' })
    expect([status, location]).toEqual([400, ''])
  })
})

it('rejects a code exchange by another client', async () => {
  const body = new URLSearchParams({ client_id: client.clientId, client_secret: 'guessed', code: 'x' })
  const response = await google.request('/token', { method: 'POST', body })
  expect([response.status, await response.json()]).toEqual([401, { error: 'invalid_client' }])
})
