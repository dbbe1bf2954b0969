import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '../fixtures/journey.ts'
import { openSsoSite, redirectOf, ssoClients, ssoIssuer } from '../fixtures/openSsoSite.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

const [bye] = ssoClients.notes.postLogoutRedirectUris

let api: TestApi
let site: Awaited<ReturnType<typeof openSsoSite>>
let asha: Visitor
let idToken: string
let people = 0
beforeAll(async () => {
  api = await openTestApi({}, { ssoClients: Object.values(ssoClients) })
  site = await openSsoSite(api)
})
beforeEach(async () => {
  api.setNow(new Date())
  people += 1
  asha = api.visitor()
  await signUp(api, asha, `logout${people}@example.com`)
  idToken = (await site.signIn(asha)).tokens.id_token ?? ''
})
afterAll(() => api.close())

const isSignedIn = async () => (await asha.client.profile.get()).ok
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('a logout by a partner site', () => {
  it('ends the session, even with an expired ID token of it, and returns to the site with the state', async () => {
    api.wait(3 * 60 * 60_000)
    const url = site.logoutUrl({ id_token_hint: idToken, post_logout_redirect_uri: bye, state: 'a b' })
    expect(await redirectOf(asha, url)).toBe(`${bye}?state=a+b`)
    expect(await isSignedIn()).toBe(false)
    expect([...asha.cookies.keys()]).not.toContain('sid')
  })

  it('redirects to the store if the request has no post_logout_redirect_uri', async () => {
    expect(await redirectOf(asha, site.logoutUrl({ id_token_hint: idToken }))).toBe('http://store.test/')
    expect(await isSignedIn()).toBe(false)
  })

  it('redirects back immediately if the visitor is not signed in', async () => {
    const url = site.logoutUrl({ post_logout_redirect_uri: bye })
    expect(await redirectOf(api.visitor(), url)).toBe(bye)
  })

  it.each([
    ['no ID token', async () => ({})],
    ['an ID token of another session', async () => ({ id_token_hint: await tokenOfAnother() })],
    ['a forged ID token', async () => ({ id_token_hint: `${idToken.slice(0, -8)}AAAAAAAA` })],
    ['an unsigned ID token', async () => ({ id_token_hint: unsigned(idToken) })],
  ])('asks the visitor for confirmation: %s', async (_, hint) => {
    const url = site.logoutUrl({ ...(await hint()), post_logout_redirect_uri: bye })
    const response = await asha.fetch(url)
    expect([response.status, await isSignedIn()]).toEqual([200, true])
    const page = await response.text()
    expect(page).toContain('Log out of Marigold?')
    expect(page).toContain('Notes wants to log you out.')
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://notes.example; frame-ancestors 'none'",
    )
    const confirmed = await asha.fetch(url, { method: 'POST', headers: form })
    expect(confirmed.headers.get('location')).toBe(bye)
    expect(await isSignedIn()).toBe(false)
  })

  it.each([
    ['of another origin', { post_logout_redirect_uri: 'https://evil.example/' }],
    ['that is a redirect URI only', { post_logout_redirect_uri: ssoClients.notes.redirectUris[0] }],
    ['of a site that the request does not name', { post_logout_redirect_uri: bye, client_id: 'app' }],
    ['of an unknown site', { post_logout_redirect_uri: bye, client_id: 'stranger' }],
  ])('shows an error page for a return URL %s', async (_, parameters) => {
    const response = await asha.fetch(site.logoutUrl({ id_token_hint: idToken, ...parameters }))
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
    expect(await isSignedIn()).toBe(true)
  })

  it.each([
    ['a form of another site', { origin: 'https://evil.example' }],
    ['a form of a partner site', { origin: 'https://notes.example' }],
    ['a form without an origin', { origin: 'null' }],
    ['a cross-site request', { origin: 'http://store.test', 'sec-fetch-site': 'cross-site' }],
  ])('cannot be confirmed by %s', async (_, headers) => {
    const response = await asha.fetch(`${ssoIssuer}/logout`, {
      method: 'POST',
      headers: { ...form, ...headers },
    })
    expect([response.status, await isSignedIn()]).toEqual([403, true])
  })

  it('cannot be confirmed by a request without an origin', async () => {
    const cookie = `sid=${asha.cookies.get('sid')}`
    const response = await api.app.request(`${ssoIssuer}/logout`, {
      method: 'POST',
      headers: { ...form, cookie },
    })
    expect([response.status, await isSignedIn()]).toEqual([403, true])
  })
})

async function tokenOfAnother(): Promise<string> {
  const other = api.visitor()
  people += 1
  await signUp(api, other, `logout${people}@example.com`)
  return (await site.signIn(other)).tokens.id_token ?? ''
}

function unsigned(token: string): string {
  const [, payload = ''] = token.split('.')
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
}
