import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { ssoGrants } from '../db/schema/ssoGrants.ts'
import { signUp } from '../fixtures/journey.ts'
import { openBrowser } from '../fixtures/openBrowser.ts'
import { openSsoSite, redirectOf, ssoClients, ssoIssuer } from '../fixtures/openSsoSite.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { languages } from '../messages/getServerMessages.ts'

const last = languages.at(-1)?.locale ?? ''

let api: TestApi
let site: Awaited<ReturnType<typeof openSsoSite>>
let asha: Visitor
beforeAll(async () => {
  api = await openTestApi({}, { ssoClients: Object.values(ssoClients) })
  site = await openSsoSite(api)
  asha = api.visitor()
  await signUp(api, asha, 'asha@example.com')
})
beforeEach(() => api.setNow(new Date()))
afterAll(() => api.close())

/** Changes a valid authorization request; null removes a parameter. */
const change = async (parameters: Readonly<Record<string, string | null>>) => {
  const { url } = await site.begin()
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url
}
const redirectFor = async (parameters: Readonly<Record<string, string | null>>, visitor = asha) =>
  new URL(await redirectOf(visitor, await change(parameters)))

describe('a visitor who is not signed in', () => {
  it('is redirected to the login page, with all parameters of the request', async () => {
    const { url } = await site.begin()
    expect(await redirectOf(api.visitor(), url)).toBe(`http://store.test/sign-in${url.search}`)
  })

  it.each([
    ['the site asks for', { ui_locales: 'ta hi' }, last, 'en', '/hi/sign-in'],
    ['the visitor chose', {}, last, 'hi', `/${last}/sign-in`],
    ['the browser prefers', {}, undefined, 'hi-IN,en;q=0.9', '/hi/sign-in'],
  ])('gets the login page in the language that %s', async (_, parameters, chosen, preferred, path) => {
    const visitor = api.visitor()
    if (chosen) visitor.cookies.set('language', chosen)
    const response = await visitor.fetch(await change(parameters), {
      headers: { 'accept-language': preferred },
    })
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe(path)
  })

  it('is redirected back with an error if the request forbids a login page', async () => {
    const { searchParams } = await redirectFor({ prompt: 'none' }, api.visitor())
    expect(searchParams.get('error')).toBe('login_required')
    expect(searchParams.get('iss')).toBe(ssoIssuer)
  })

  it('may also be a user with an unverified e-mail address, which might belong to another person', async () => {
    const visitor = api.visitor()
    const contact = { email: 'abroad@example.com', mobile: '7700900123', countryCode: '44' }
    const opened = await visitor.client.login.register({
      ...{ ...contact, name: 'Nia', title: 'Ms.', proof: { kind: 'none' } },
    })
    expect(opened.ok).toBe(true)
    expect((await redirectFor({}, visitor)).pathname).toBe('/sign-in')
  })
})

describe('a wrong site', () => {
  it.each([
    ['an unknown client', { client_id: 'stranger' }],
    ['no client', { client_id: null }],
    ['no redirect URI', { redirect_uri: null }],
    ['another origin', { redirect_uri: 'https://evil.example/callback' }],
    ['another path', { redirect_uri: 'https://notes.example/callback/x' }],
    ['another query', { redirect_uri: 'https://notes.example/callback?tenant=2' }],
    ['another case', { redirect_uri: 'https://NOTES.example/callback' }],
    ['a user name in the URL', { redirect_uri: 'https://notes.example@evil.example/callback' }],
    ['a path that leads out', { redirect_uri: 'https://notes.example/callback/../open' }],
    ['the URI of another client', { redirect_uri: 'https://app.example/' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
  ])('gets an error page and no redirect: %s', async (_, parameters) => {
    const response = await asha.fetch(await change(parameters))
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
    const page = await response.text()
    expect(page).toContain('We don’t know the site that sent you here.')
    expect(page).not.toMatch(/evil|alert/)
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*form-action 'none'; frame-ancestors 'none'$/,
    )
  })

  it.each(['client_id', 'redirect_uri'])('gets an error page if %s occurs twice', async (name) => {
    const { url } = await site.begin()
    url.searchParams.append(name, url.searchParams.get(name) ?? '')
    expect((await asha.fetch(url)).status).toBe(400)
  })

  it('gets the error page in the language of the visitor', async () => {
    const url = await change({ client_id: 'stranger' })
    for (const { locale, store } of languages) {
      const page = await (await asha.fetch(url, { headers: { 'accept-language': locale } })).text()
      expect(page).toContain(`<html lang="${locale}">`)
      expect(page).toContain(store.singleSignOn.unknownSiteText)
    }
  })
})

describe('a wrong request of a known site', () => {
  it.each([
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['another response mode', { response_mode: 'fragment' }, 'invalid_request'],
    ['no openid', { scope: 'email' }, 'invalid_scope'],
    ['no scope', { scope: null }, 'invalid_scope'],
    ['no PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['no PKCE method, which means plain', { code_challenge_method: null }, 'invalid_request'],
    ['the PKCE method plain', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'abc' }, 'invalid_request'],
    ['a request object', { request: 'e30.e30.' }, 'request_not_supported'],
    ['a request URI', { request_uri: 'https://evil.example/' }, 'request_uri_not_supported'],
    ['a NUL byte', { nonce: 'a\0b' }, 'invalid_request'],
    ['a line break', { nonce: 'a\r\nb' }, 'invalid_request'],
    ['prompt=none with others', { prompt: 'none login' }, 'invalid_request'],
    ['an age that is no number', { max_age: '-1' }, 'invalid_request'],
    ['a request that no login could return to', { state: 'x'.repeat(1400) }, 'invalid_request'],
  ])('redirects back to the site with the error %s', async (_, parameters, error) => {
    const { origin, pathname, searchParams } = await redirectFor(parameters)
    expect([origin + pathname, searchParams.get('error'), searchParams.get('code')]).toEqual([
      ssoClients.notes.redirectUris[0],
      error,
      null,
    ])
    expect(searchParams.get('iss')).toBe(ssoIssuer)
  })

  it('returns the state parameter with an error', async () => {
    const { searchParams } = await redirectFor({ scope: 'email', state: 'mine & yours' })
    expect(searchParams.get('state')).toBe('mine & yours')
  })

  it('stores no authorization in the database', async () => {
    const before = await api.db.$count(ssoGrants)
    await redirectFor({ scope: 'email' })
    await asha.fetch(await change({ client_id: 'stranger' }))
    expect(await api.db.$count(ssoGrants)).toBe(before)
  })
})

describe('a site that requires a recent login', () => {
  it.each([
    ['max_age', { max_age: '600' }, 600],
    ['prompt=login', { prompt: 'login' }, 300],
  ])('gets an error when the login is too old: %s', async (_, parameters, seconds) => {
    const visitor = api.visitor()
    await signUp(api, visitor, `recent${seconds}@example.com`)
    api.wait(seconds * 1000)
    expect((await redirectFor(parameters, visitor)).searchParams.has('code')).toBe(true)
    api.wait(1)
    expect((await redirectFor(parameters, visitor)).searchParams.get('error')).toBe('login_required')
  })
})

describe('a redirect with a code', () => {
  it('is neither cached nor sent as a referrer', async () => {
    const { url } = await site.begin()
    const { headers } = await asha.fetch(url)
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'no-referrer',
    ])
  })
})

it('limits the sign-in requests of a network, and shows an error page above the limit', async () => {
  const app = createApp({ ...api.deps, limits: { ...api.deps.limits, ssoPerNetwork: 1 } })
  const { fetch } = openBrowser(app, '203.0.113.99')
  const { url } = await site.begin()
  expect((await fetch(url)).status).toBe(303)
  const limited = await fetch(url)
  expect([limited.status, limited.headers.get('content-type')]).toEqual([429, 'text/html; charset=UTF-8'])
  expect(await limited.text()).toContain('Too many requests.')
  const endpoints = ['token', 'userinfo', 'logout']
  for (const endpoint of endpoints) {
    const send = () =>
      fetch(`${ssoIssuer}/${endpoint}`, { method: 'POST', headers: { origin: 'https://app.example' } })
    const get = () => fetch(`${ssoIssuer}/${endpoint}`)
    const twice = endpoint === 'token' ? [await send(), await send()] : [await get(), await get()]
    expect([endpoint, twice[1]?.status]).toEqual([endpoint, 429])
  }
})

it('a store without partner sites has no routes of single sign-on', async () => {
  const { fetch } = openBrowser(createApp({ ...api.deps, ssoClients: [] }), '203.0.113.7')
  const { url } = await site.begin()
  expect((await fetch(url)).headers.get('location')).toBeNull()
  expect((await fetch(`${ssoIssuer}/.well-known/openid-configuration`)).status).toBe(404)
})
