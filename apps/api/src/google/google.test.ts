import { googleCallbackPath } from '@store/api-client/contract/login'
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { googleLogins } from '../db/schema/googleLogins.ts'
import { openBrowser } from '../fixtures/openBrowser.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { type OidcIssuer, startOidcIssuer } from '../fixtures/startOidcIssuer.ts'
import { createGoogleVerificationService } from './createGoogleVerificationService.ts'

const partner = 'https://blog.store.test'
const callback = `http://store.test${googleCallbackPath.replace('{brand}', 'marigold')}`

let issuer: OidcIssuer
let api: TestApi
beforeAll(async () => {
  issuer = await startOidcIssuer(callback)
  api = await openTestApi({}, { google: issuer.settings, partnerOrigins: [partner] })
})
afterEach(() => {
  issuer.be({ sub: '1', email: 'asha@example.com', email_verified: true, name: 'Asha Rao' })
  issuer.behave('yes')
  issuer.alter(undefined)
})
afterAll(async () => {
  await api.close()
  await issuer.goDown()
})

/** Requests a URL of the API and returns its redirect target. */
const lead = async (visitor: Pick<Visitor, 'fetch'>, address: string) => {
  const answer = await visitor.fetch(address)
  expect(answer.status).toBe(302)
  return answer.headers.get('location') ?? ''
}
const startOf = (returnTo: string) =>
  `http://store.test/api/marigold/fa/users/google/start?return_to=${encodeURIComponent(returnTo)}`
const begin = (visitor: Pick<Visitor, 'fetch'>, returnTo = '/cart') => lead(visitor, startOf(returnTo))
const handleIn = (address: string) => address.split('#google=')[1] ?? ''

/** Runs the whole flow in one browser and returns the final URL. */
const goThrough = async (visitor: Visitor, returnTo = '/cart') =>
  lead(visitor, await issuer.goThrough(await begin(visitor, returnTo)))

/** The verification calls that the login would make for a browser. */
const proofsOf = (visitor: Visitor) => {
  const proofs = createGoogleVerificationService(api.deps)
  const context = { googleVerification: visitor.cookies.get('google') }
  return {
    exchange: (handle: string) => proofs.exchange(handle, context),
    consume: () => api.deps.transact((tx) => proofs.consume(tx, context)),
  }
}

describe('the Google login', () => {
  it('returns to its starting page with a one-time token in the fragment and nothing else in the URL', async () => {
    issuer.be({ sub: '7', email: 'Asha.Rao@Example.com', name: 'Asha Rao' })
    const visitor = api.visitor()
    const end = await goThrough(visitor, '/cart?coupon=X')
    expect(end).toMatch(/^http:\/\/store\.test\/cart\?coupon=X#google=[\w-]{43}$/)
    const proofs = proofsOf(visitor)
    const asha = { sub: `${issuer.settings.issuer} 7`, email: 'asha.rao@example.com', name: 'Asha Rao' }
    expect(await proofs.exchange(handleIn(end))).toEqual(asha)
    expect(await proofs.consume()).toEqual(asha)
  })

  it('sends code, PKCE, state and nonce to Google', async () => {
    const url = new URL(await begin(api.visitor())).searchParams
    expect(Object.fromEntries(url)).toMatchObject({
      response_type: 'code',
      client_id: 'shop',
      redirect_uri: callback,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('exposes no data that the browser could read or forge', async () => {
    const visitor = api.visitor()
    const began = await visitor.fetch(startOf('/cart'))
    const ended = await visitor.fetch(await issuer.goThrough(began.headers.get('location') ?? ''))
    for (const answer of [began, ended]) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const set = answer.headers.getSetCookie().filter((cookie) => !cookie.includes('Max-Age=0'))
      expect(set).toEqual([expect.stringMatching(/^google(-login)?=[^;]+; .*; HttpOnly; SameSite=Lax$/)])
      const parts = set.join().split(/[=.;]/)
      const read = parts.map((part) => Buffer.from(part, 'base64url').toString())
      expect(read.join()).not.toMatch(/store\.test|example\.com/)
    }
  })

  it('stores neither the token nor the cookie in plain text', async () => {
    const visitor = api.visitor()
    const handle = handleIn(await goThrough(visitor))
    const rows = JSON.stringify(await api.db.select().from(googleLogins))
    expect(rows).not.toContain(handle)
    expect(rows).not.toContain(visitor.cookies.get('google'))
  })

  it('can be completed by another instance and after a restart', async () => {
    const visitor = api.visitor()
    const back = await issuer.goThrough(await begin(visitor))
    const another = createApp(api.deps)
    const cookie = `google-login=${visitor.cookies.get('google-login')}`
    const answer = await another.request(back, { headers: { cookie } })
    expect(handleIn(answer.headers.get('location') ?? '')).toHaveLength(43)
  })

  it('removes invalid characters from a name and shortens it', async () => {
    issuer.be({ name: ` Asha\u0000\n${'R'.repeat(80)}` })
    const visitor = api.visitor()
    const handle = handleIn(await goThrough(visitor))
    const { name } = await proofsOf(visitor).exchange(handle)
    expect(name).toBe(`Asha${'R'.repeat(55)}`)
  })
})

describe('a Google login that fails', () => {
  const home = 'http://store.test/#google='
  const back = 'http://store.test/cart#google='

  it('returns without a token when the visitor declines', async () => {
    issuer.behave('no')
    expect(await goThrough(api.visitor())).toBe(back)
  })

  it('returns without a token when Google has not verified the address', async () => {
    issuer.be({ email_verified: false })
    expect(await goThrough(api.visitor())).toBe(back)
  })

  it('returns without a token when the e-mail claim is not an address', async () => {
    issuer.be({ email: 'asha@example.com,mallory@example.com' })
    expect(await goThrough(api.visitor())).toBe(back)
  })

  it('returns without a token in a browser that started no flow', async () => {
    const answer = await issuer.goThrough(await begin(api.visitor()))
    expect(await lead(api.visitor(), answer)).toBe(home)
  })

  it('returns without a token for another state, and the started flow still completes', async () => {
    const visitor = api.visitor()
    const answer = new URL(await issuer.goThrough(await begin(visitor)))
    const other = new URL(answer)
    other.searchParams.set('state', 'x'.repeat(43))
    expect(await lead(visitor, other.href)).toBe(back)
    expect(handleIn(await lead(visitor, answer.href))).toHaveLength(43)
  })

  it('returns without a token when the nonce belongs to another login', async () => {
    const visitor = api.visitor()
    const requestUrl = new URL(await begin(visitor))
    requestUrl.searchParams.set('nonce', 'n'.repeat(43))
    expect(await lead(visitor, await issuer.goThrough(requestUrl.href))).toBe(back)
  })

  it('returns without a token when the code challenge belongs to another browser', async () => {
    const visitor = api.visitor()
    const asked = new URL(await begin(visitor))
    asked.searchParams.set('code_challenge', 'c'.repeat(43))
    expect(await lead(visitor, await issuer.goThrough(asked.href))).toBe(back)
  })

  it('returns without a token for a reused code, even in a browser that kept its cookie', async () => {
    const visitor = api.visitor()
    const answer = await issuer.goThrough(await begin(visitor))
    const way = visitor.cookies.get('google-login') ?? ''
    expect(handleIn(await lead(visitor, answer))).toHaveLength(43)
    expect(await lead(visitor, answer)).toBe(home)
    visitor.cookies.set('google-login', way)
    expect(await lead(visitor, answer)).toBe(back)
  })

  it('returns without a token after ten minutes', async () => {
    const visitor = api.visitor()
    const answer = await issuer.goThrough(await begin(visitor))
    api.wait(10 * 60_000)
    expect(await lead(visitor, answer)).toBe(home)
  })

  it('returns without a token when the cookie was tampered with', async () => {
    const visitor = api.visitor()
    const answer = await issuer.goThrough(await begin(visitor))
    const way = visitor.cookies.get('google-login') ?? ''
    visitor.cookies.set('google-login', `${way.slice(0, -1)}${way.endsWith('A') ? 'Q' : 'A'}`)
    expect(await lead(visitor, answer)).toBe(home)
  })

  it.each<[string, (said: JWTPayload, key: CryptoKey) => string | Promise<string>]>([
    ['signed by nobody', (said) => new UnsecuredJWT(said).encode()],
    ['signed by somebody else', async (said) => sign(said, (await generateKeyPair('RS256')).privateKey)],
    ['by another issuer', (said, key) => sign({ ...said, iss: 'https://issuer.example' }, key)],
    ['for another shop', (said, key) => sign({ ...said, aud: 'another shop' }, key)],
    ['over', (said, key) => sign({ ...said, exp: (said.iat ?? 0) - 60 }, key)],
  ])('returns without a token when the ID token is %s', async (_, forge) => {
    issuer.alter(async (idToken) => forge(decodeJwt(idToken), issuer.key))
    expect(await goThrough(api.visitor())).toBe(back)
    // The same flow with the issuer's real token succeeds, so only the forged token is rejected.
    issuer.alter((idToken) => Promise.resolve(sign(decodeJwt(idToken), issuer.key)))
    expect(handleIn(await goThrough(api.visitor()))).toHaveLength(43)
  })

  it('returns without a token from a network that exceeds its rate limit', async () => {
    const limits = { ...api.deps.limits, googlePerNetwork: 1 }
    const visitor = openBrowser(createApp({ ...api.deps, limits }), '198.51.100.4')
    expect(await begin(visitor)).toContain(issuer.settings.issuer)
    expect(await begin(visitor)).toBe(back)
  })
})

describe('a one-time login token (R13)', () => {
  const expired = { status: 422, code: 'google_expired' }

  it('can be exchanged once', async () => {
    const visitor = api.visitor()
    const handle = handleIn(await goThrough(visitor))
    await proofsOf(visitor).exchange(handle)
    await expect(proofsOf(visitor).exchange(handle)).rejects.toMatchObject(expired)
  })

  it('is valid in its own browser only, and a failed attempt elsewhere does not consume it', async () => {
    const [owner, stranger] = [api.visitor(), api.visitor()]
    const handle = handleIn(await goThrough(owner))
    await goThrough(stranger)
    await expect(proofsOf(stranger).exchange(handle)).rejects.toMatchObject(expired)
    await expect(proofsOf(api.visitor()).exchange(handle)).rejects.toMatchObject(expired)
    expect(await proofsOf(owner).exchange(handle)).toMatchObject({ sub: `${issuer.settings.issuer} 1` })
  })

  it.each([
    [59, true],
    [60, false],
  ])('is valid %i seconds after it was issued: %s', async (seconds, isGood) => {
    const visitor = api.visitor()
    const handle = handleIn(await goThrough(visitor))
    api.wait(seconds * 1000)
    const exchanged = proofsOf(visitor).exchange(handle)
    await (isGood ? exchanged : expect(exchanged).rejects.toMatchObject(expired))
  })
})

describe('a Google verification', () => {
  const expired = { status: 422, code: 'google_expired' }
  const proven = async () => {
    const visitor = api.visitor()
    const handle = handleIn(await goThrough(visitor))
    await proofsOf(visitor).exchange(handle)
    return { visitor, handle }
  }

  it('does not exist before its one-time token is exchanged', async () => {
    const visitor = api.visitor()
    await goThrough(visitor)
    await expect(proofsOf(visitor).consume()).rejects.toMatchObject(expired)
  })

  it('is consumed by the first of many concurrent requests', async () => {
    const { visitor } = await proven()
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => proofsOf(visitor).consume()))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('stays valid when its login fails', async () => {
    const { visitor } = await proven()
    const service = createGoogleVerificationService(api.deps)
    const failing = api.deps.transact(async (tx) => {
      await service.consume(tx, { googleVerification: visitor.cookies.get('google') })
      throw new Error('the cart could not be merged')
    })
    await expect(failing).rejects.toThrow('merged')
    expect(await proofsOf(visitor).consume()).toMatchObject({ sub: `${issuer.settings.issuer} 1` })
  })

  it('expires after ten minutes', async () => {
    const { visitor } = await proven()
    api.wait(10 * 60_000)
    await expect(proofsOf(visitor).consume()).rejects.toMatchObject(expired)
  })

  it('does not make its token valid again after use', async () => {
    const { visitor, handle } = await proven()
    await proofsOf(visitor).consume()
    await expect(proofsOf(visitor).exchange(handle)).rejects.toMatchObject(expired)
  })
})

it('the store starts without Google, redirects back without a token while Google is down, and logs in later', async () => {
  const away = await startOidcIssuer(callback)
  const { settings } = away
  await away.goDown()
  const visitor = openBrowser(createApp({ ...api.deps, google: settings }), '198.51.100.5')
  expect(await begin(visitor)).toBe('http://store.test/cart#google=')
  expect(api.warned.at(-1)).toEqual(new Error('ECONNREFUSED'))
  const again = await startOidcIssuer(callback, Number(new URL(settings.issuer).port))
  expect(await begin(visitor)).toContain(`${settings.issuer}/auth`)
  await again.goDown()
})

it.each(['start', 'callback'])('the API has no %s route when Google is not configured', async (part) => {
  const shop = createApp({ ...api.deps, google: undefined })
  const answer = await shop.request(`/api/marigold/fa/users/google/${part}`)
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
  const settings = await shop.request('/api/marigold/fa/site-settings')
  expect(await settings.json()).toMatchObject({ google_login: 0 })
})

it('the API logs the error of a Google login as one code without personal data', async () => {
  issuer.be({ email: 'nobody@example.com', email_verified: false })
  const visitor = api.visitor()
  await goThrough(visitor)
  issuer.alter(async (idToken) => sign({ ...decodeJwt(idToken), aud: 'another shop' }, issuer.key))
  await goThrough(visitor)
  expect(api.warned.slice(-2)).toEqual([
    new Error('ADDRESS_NOT_VERIFIED'),
    new Error('OAUTH_JWT_CLAIM_COMPARISON_FAILED'),
  ])
  expect(JSON.stringify(api.warned.map(String))).not.toContain('nobody')
})

const sign = (said: JWTPayload, key: CryptoKey) =>
  new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid: 'now' }).sign(key)
