import { eq } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ssoGrants } from '../db/schema/ssoGrants.ts'
import { users } from '../db/schema/users.ts'
import { signUp } from '../fixtures/journey.ts'
import { openSsoSite, redirectOf, ssoClients, ssoIssuer } from '../fixtures/openSsoSite.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { createSessionRepo, hashToken } from '../http/createSessionRepo.ts'

let api: TestApi
let asha: Visitor
let people = 0
beforeAll(async () => {
  api = await openTestApi({}, { ssoClients: Object.values(ssoClients) })
})
beforeEach(async () => {
  // Stock clients check an ID token against the real time.
  api.setNow(new Date())
  people += 1
  asha = api.visitor()
  await signUp(api, asha, `asha${people}@example.com`)
})
afterAll(() => api.close())

const open = (...options: Parameters<typeof openSsoSite> extends [TestApi, ...infer Rest] ? Rest : never) =>
  openSsoSite(api, ...options)
const refused = (error: string) => expect.objectContaining({ error })

describe('a stock client', () => {
  it.each([
    ['by its secret in the form', ssoClients.notes, 'post'],
    ['by its secret in the header', ssoClients.notes, 'basic'],
    ['without a secret', ssoClients.app, 'none'],
  ] as const)('signs a visitor in %s', async (_, client, method) => {
    const site = await open(client, method)
    const { tokens, nonce } = await site.signIn(asha)
    const claims = tokens.claims()
    expect(claims).toMatchObject({ iss: ssoIssuer, aud: client.id, nonce })
    const sub = claims?.sub ?? ''
    expect(await site.userOf(tokens.access_token, sub)).toEqual({
      ...{ sub, name: 'Asha Rao', email: `asha${people}@example.com`, email_verified: true },
    })
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'openid profile email' })
  })

  it('gets the same id of a user as the other partner sites', async () => {
    const [one, two] = await Promise.all([open(), open(ssoClients.app)])
    const readSub = async (site: typeof one) => (await site.signIn(asha)).tokens.claims()?.sub
    const [row] = await api.db
      .select()
      .from(users)
      .where(eq(users.email, `asha${people}@example.com`))
    expect([await readSub(one), await readSub(two)]).toEqual([String(row?.id), String(row?.id)])
  })

  it('gets an ID token without name and e-mail address, because the site puts the token into a URL at logout', async () => {
    const { tokens } = await (await open()).signIn(asha)
    const claims = decodeJwt(tokens.id_token ?? '')
    expect(Object.keys(claims).toSorted()).toEqual(
      ['iss', 'sub', 'aud', 'iat', 'exp', 'auth_time', 'nonce', 'sid'].toSorted(),
    )
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300)
    expect(decodeProtectedHeader(tokens.id_token ?? '')).toMatchObject({ alg: 'RS256' })
  })

  it('gets only the data that its scopes allow', async () => {
    const site = await open()
    const { url, finish } = await site.begin({ scope: 'openid offline_access' })
    const { access_token: token, scope, ...rest } = await finish(await redirectOf(asha, url))
    expect(scope).toBe('openid')
    expect(rest).not.toHaveProperty('refresh_token')
    const found = await api.app.request(`${ssoIssuer}/userinfo`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(Object.keys(await found.json())).toEqual(['sub'])
  })

  it('accepts a redirect URI with a query', async () => {
    const [, redirectUri] = ssoClients.notes.redirectUris
    const { url } = await (await open()).begin({ redirect_uri: redirectUri })
    expect(await redirectOf(asha, url)).toMatch(
      /^https:\/\/notes\.example\/callback\?tenant=1&code=[\w-]{43}&state=[\w-]+&iss=http%3A%2F%2Fstore\.test%2Fapi%2Fsso$/,
    )
  })

  it.each([
    ['state', { expectedState: 'another' }],
    ['nonce', { expectedNonce: 'another' }],
  ])('rejects a response with another %s', async (_, wrong) => {
    const { url, finish } = await (await open()).begin()
    await expect(finish(await redirectOf(asha, url), wrong)).rejects.toThrow()
  })

  it('rejects a response of another issuer (mix-up)', async () => {
    const { url, finish } = await (await open()).begin()
    const callback = new URL(await redirectOf(asha, url))
    callback.searchParams.set('iss', 'https://evil.example')
    await expect(finish(callback.href)).rejects.toThrow()
  })
})

describe('the token endpoint', () => {
  it('rejects a wrong code verifier, and the code stays valid for its client', async () => {
    const { url, finish } = await (await open()).begin()
    const callback = await redirectOf(asha, url)
    await expect(finish(callback, { pkceCodeVerifier: 'x'.repeat(43) })).rejects.toEqual(
      refused('invalid_grant'),
    )
    await finish(callback)
  })

  it('rejects a code that is used again, and revokes its token', async () => {
    const site = await open()
    const { callback, finish, tokens } = await site.signIn(asha)
    const sub = tokens.claims()?.sub ?? ''
    await site.userOf(tokens.access_token, sub)
    await expect(finish(callback)).rejects.toEqual(refused('invalid_grant'))
    await expect(site.userOf(tokens.access_token, sub)).rejects.toMatchObject({ status: 401 })
  })

  it('rejects a code after a minute', async () => {
    const { url, finish } = await (await open()).begin()
    const callback = await redirectOf(asha, url)
    api.wait(60_001)
    await expect(finish(callback)).rejects.toEqual(refused('invalid_grant'))
  })

  it('rejects a code of another client, which stays valid for that client', async () => {
    const { url, verifier, finish } = await (await open()).begin()
    const callback = await redirectOf(asha, url)
    const thief = await (await open(ssoClients.app)).begin()
    const state = new URL(callback).searchParams.get('state') ?? ''
    await expect(
      thief.finish(callback, { pkceCodeVerifier: verifier, expectedState: state }),
    ).rejects.toEqual(refused('invalid_grant'))
    await finish(callback)
  })

  it('rejects a redirect URI that differs from that of the authorization', async () => {
    const { url, finish } = await (await open()).begin()
    const callback = (await redirectOf(asha, url)).replace('/callback?', '/other?')
    await expect(finish(callback)).rejects.toEqual(refused('invalid_grant'))
  })

  it.each([
    ['a wrong secret', ssoClients.notes, 'wrong'],
    ['no secret', ssoClients.notes, 'none'],
    ['a secret of a client that has none', ssoClients.app, 'post'],
    ['an unknown client', { ...ssoClients.notes, id: 'stranger' }, 'post'],
  ] as const)('rejects %s', async (_, client, method) => {
    const { url } = await (await open(ssoClients.notes)).begin()
    const site = await open(client, method)
    const { finish } = await site.begin()
    const callback = new URL(await redirectOf(asha, url))
    const wrong = { expectedState: callback.searchParams.get('state') ?? '' }
    await expect(finish(callback.href, wrong)).rejects.toMatchObject({ error: 'invalid_client', status: 401 })
  })

  it('stores neither code nor token in plain text', async () => {
    const { callback, tokens } = await (await open()).signIn(asha)
    const stored = JSON.stringify(await api.db.select().from(ssoGrants))
    expect(stored).not.toContain(new URL(callback).searchParams.get('code'))
    expect(stored).not.toContain(tokens.access_token)
  })
})

describe('an access token', () => {
  it('is valid for an hour', async () => {
    const site = await open()
    const { tokens } = await site.signIn(asha)
    const sub = tokens.claims()?.sub ?? ''
    api.wait(60 * 60_000 - 1)
    await site.userOf(tokens.access_token, sub)
    api.wait(1)
    await expect(site.userOf(tokens.access_token, sub)).rejects.toMatchObject({ status: 401 })
  })

  it.each([
    ['a logout', () => asha.client.login.logout()],
    ['a login in its place', () => createSessionRepo(api.db).takeOver(sessionHash(), api.now())],
  ])('becomes invalid with the session, like a code: %s', async (_, endSession) => {
    const site = await open()
    const { tokens } = await site.signIn(asha)
    const { url, finish } = await site.begin()
    const callback = await redirectOf(asha, url)
    await endSession()
    await expect(finish(callback)).rejects.toEqual(refused('invalid_grant'))
    const sub = tokens.claims()?.sub ?? ''
    await expect(site.userOf(tokens.access_token, sub)).rejects.toMatchObject({ status: 401 })
  })
})

const sessionHash = () => hashToken(asha.cookies.get('sid') ?? '')
