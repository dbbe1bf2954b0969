import { createApiClient } from '@store/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnerAuthorizationCodes } from '../db/schema/partnerAuthorizationCodes.ts'
import { sessions } from '../db/schema/users.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

const origin = 'https://notes.example'
const other = 'https://blog.example'
const secret = 'a-secret-of-the-partner-and-the-store'
const google = { issuer: 'http://127.0.0.1:1', clientId: 'shop', clientSecret: 'a secret' }

let api: TestApi
beforeAll(async () => {
  const partnerSecrets = new Map([
    [origin, secret],
    [other, 'another-secret-of-another-partner'],
  ])
  api = await openTestApi({}, { partnerOrigins: [origin, other], partnerSecrets, google })
})
afterAll(() => api.close())

let people = 0
const nobody = () => {
  people += 1
  return { email: `notes${people}@example.com`, mobile: '9876543210', countryCode: '91' }
}
const words = { name: 'Asha Rao', title: 'Ms.' } as const

/** Opens a partner's page; for cross-site pages, browsers neither send nor store the store's cookies. */
const pageOf = (site: 'cross-site' | 'same-site' | undefined, from = origin) => {
  const browser = api.visitor()
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('origin', from)
    if (site) request.headers.set('sec-fetch-site', site)
    return browser.fetch(request)
  }
  const client = createApiClient({ baseUrl: 'http://store.test', brand: 'marigold', fetch })
  return { ...browser, client }
}

const server = () => api.visitor('198.51.100.4').client.partners

async function signUp(page: ReturnType<typeof pageOf>, person = nobody()) {
  const sent = await page.client.login.sendOtp({ ...person, name: words.name, isResend: false })
  const proof = { kind: 'code', otp: api.newestCode(person.email), by: 'email' } as const
  const signedIn = await page.client.login.register({ ...person, ...words, proof })
  return { person, sent, signedIn, pass: signedIn.ok ? (signedIn.value.pass ?? '') : '' }
}

describe('a cross-site partner page', () => {
  it('signs up a visitor without a cookie, and its server receives the user', async () => {
    const page = pageOf('cross-site')
    const { person, pass } = await signUp(page)
    expect(page.cookies.size).toBe(0)
    const who = await server().exchange({ origin, secret, pass })
    expect(who).toMatchObject({ ok: true, value: { email: person.email, ...words } })
  })

  it('signs a returning visitor in', async () => {
    const { person } = await signUp(pageOf('cross-site'))
    api.wait(60_000)
    const page = pageOf('cross-site')
    await page.client.login.sendOtp({ ...person, isResend: false })
    const proof = { kind: 'code', otp: api.newestCode(person.email), by: 'email' } as const
    const signedIn = await page.client.login.login({ ...person, proof })
    const pass = signedIn.ok ? (signedIn.value.pass ?? '') : ''
    expect(await server().exchange({ origin, secret, pass })).toMatchObject({ ok: true })
  })

  it('has the same cool-down between OTPs as the store’s own pages', async () => {
    const page = pageOf('cross-site')
    const person = nobody()
    const sent = () => api.mails.filter(({ to }) => to === person.email).length
    await page.client.login.sendOtp({ ...person, isResend: false })
    await page.client.login.sendOtp({ ...person, isResend: true })
    expect(sent()).toBe(1)
  })

  it('signs a visitor in whose page was reloaded while they read the OTP', async () => {
    const { sent, person } = await signUp(pageOf('cross-site'))
    expect(sent).toMatchObject({ value: { challenge: expect.any(String) } })
    api.wait(60_000)
    const page = pageOf('cross-site')
    await page.client.login.sendOtp({ ...person, isResend: false })
    const again = await page.client.login.sendOtp({ ...person, isResend: false })
    const challenge = again.ok ? again.value.challenge : undefined
    const proof = { kind: 'code', otp: api.newestCode(person.email), by: 'email' } as const
    const reloaded = pageOf('cross-site')
    expect(await reloaded.client.login.login({ ...person, proof, challenge })).toMatchObject({
      value: { pass: expect.any(String) },
    })
  })

  it('cannot use an OTP requested by another page', async () => {
    const person = nobody()
    await pageOf('cross-site').client.login.sendOtp({ ...person, isResend: false })
    const proof = { kind: 'code', otp: api.newestCode(person.email), by: 'email' } as const
    expect(await pageOf('cross-site').client.login.register({ ...person, ...words, proof })).toMatchObject({
      failure: { status: 422, code: 'otp_expired' },
    })
  })

  it('leaves no orphaned session behind', async () => {
    const before = await api.db.$count(sessions)
    await signUp(pageOf('cross-site'))
    expect(await api.db.$count(sessions)).toBe(before)
  })

  it('offers neither Google, which needs a cookie, nor the verification of a number', async () => {
    const ways = (site: Parameters<typeof pageOf>[0]) => pageOf(site).client.login.ways()
    expect(await ways('cross-site')).toMatchObject({ value: { google: false } })
    expect(await ways('same-site')).toMatchObject({ value: { google: true } })
    const { signedIn } = await signUp(pageOf('cross-site'))
    expect(signedIn).toMatchObject({ value: { isMobileNew: false } })
  })

  it('gets no authorization code for an unverified account from abroad', async () => {
    const page = pageOf('cross-site')
    const person = { email: nobody().email, mobile: '7700900123', countryCode: '44' }
    const opened = await page.client.login.register({ ...person, ...words, proof: { kind: 'none' } })
    expect(opened).toMatchObject({ ok: true, value: { pass: undefined } })
  })
})

describe('a page with cookies', () => {
  it.each([
    ['a page of the store itself', undefined, 'http://store.test'],
    ['a page of the same site', 'same-site', origin],
  ] as const)('gets neither an authorization code nor a challenge: %s', async (_, site, from) => {
    const { sent, signedIn } = await signUp(pageOf(site, from))
    expect([sent, signedIn]).toMatchObject([
      { ok: true, value: { challenge: undefined } },
      { ok: true, value: { pass: undefined } },
    ])
  })

  it('cannot use the OTP of another browser by sending the challenge of that browser', async () => {
    const person = nobody()
    const sent = await pageOf('cross-site').client.login.sendOtp({ ...person, isResend: false })
    const challenge = sent.ok ? sent.value.challenge : undefined
    expect(challenge).toBeDefined()
    const proof = { kind: 'code', otp: api.newestCode(person.email), by: 'email' } as const
    const body = { ...person, ...words, proof, challenge }
    expect(await api.visitor().client.login.register(body)).toMatchObject({ failure: { status: 422 } })
  })
})

describe('an authorization code', () => {
  const expired = { ok: false, failure: { status: 422, code: 'pass_expired' } }
  const unknown = { ok: false, failure: { status: 403, code: 'unknown_partner' } }

  it('is valid once, even for ten simultaneous requests', async () => {
    const { pass } = await signUp(pageOf('cross-site'))
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => server().exchange({ origin, secret, pass })),
    )
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
    expect(responses.find(({ ok }) => !ok)).toMatchObject(expired)
  })

  it('is valid for a minute', async () => {
    const { pass } = await signUp(pageOf('cross-site'))
    api.wait(60_001)
    expect(await server().exchange({ origin, secret, pass })).toMatchObject(expired)
  })

  it('is valid only for its partner, which authenticates with a secret', async () => {
    const { pass } = await signUp(pageOf('cross-site'))
    const exchange = (asked: { readonly origin: string; readonly secret: string }) =>
      server().exchange({ ...asked, pass })
    expect(await exchange({ origin: other, secret: 'another-secret-of-another-partner' })).toMatchObject(
      expired,
    )
    expect(await exchange({ origin, secret: 'another-secret-of-another-partner' })).toMatchObject(unknown)
    expect(await exchange({ origin: 'https://stranger.example', secret })).toMatchObject(unknown)
    expect(await exchange({ origin, secret })).toMatchObject({ ok: true })
  })

  it('can be exchanged only by servers, not by a page', async () => {
    const { pass } = await signUp(pageOf('cross-site'))
    const page = pageOf('cross-site').client.partners
    expect(await page.exchange({ origin, secret, pass })).toMatchObject({
      failure: { status: 403, code: 'foreign_origin' },
    })
  })

  it('is not stored in plain text', async () => {
    const { pass } = await signUp(pageOf('cross-site'))
    expect(JSON.stringify(await api.db.select().from(partnerAuthorizationCodes))).not.toContain(pass)
  })
})
