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

/** A page of a partner; browsers send no cookie of the store to it from another site, and keep none. */
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

describe('a page elsewhere', () => {
  it('signs a visitor up without a cookie, and its server learns who it is', async () => {
    const page = pageOf('cross-site')
    const { person, pass } = await signUp(page)
    expect(page.cookies.size).toBe(0)
    const who = await server().exchange({ origin, secret, pass })
    expect(who).toMatchObject({ ok: true, value: { email: person.email, ...words } })
  })

  it('signs a known visitor in', async () => {
    const { person } = await signUp(pageOf('cross-site'))
    api.wait(60_000)
    const page = pageOf('cross-site')
    await page.client.login.sendOtp({ ...person, isResend: false })
    const proof = { kind: 'code', otp: api.newestCode(person.email), by: 'email' } as const
    const signedIn = await page.client.login.login({ ...person, proof })
    const pass = signedIn.ok ? (signedIn.value.pass ?? '') : ''
    expect(await server().exchange({ origin, secret, pass })).toMatchObject({ ok: true })
  })

  it('waits between codes like every other', async () => {
    const page = pageOf('cross-site')
    const person = nobody()
    const sent = () => api.mails.filter(({ to }) => to === person.email).length
    await page.client.login.sendOtp({ ...person, isResend: false })
    await page.client.login.sendOtp({ ...person, isResend: true })
    expect(sent()).toBe(1)
  })

  it('cannot use the code another page asked for', async () => {
    const person = nobody()
    await pageOf('cross-site').client.login.sendOtp({ ...person, isResend: false })
    const proof = { kind: 'code', otp: api.newestCode(person.email), by: 'email' } as const
    expect(await pageOf('cross-site').client.login.register({ ...person, ...words, proof })).toMatchObject({
      failure: { status: 422, code: 'otp_expired' },
    })
  })

  it('leaves no session behind that nobody holds', async () => {
    const before = await api.db.$count(sessions)
    await signUp(pageOf('cross-site'))
    expect(await api.db.$count(sessions)).toBe(before)
  })

  it('is not offered Google, which leads back with a cookie, nor a number to prove', async () => {
    const ways = (site: Parameters<typeof pageOf>[0]) => pageOf(site).client.login.ways()
    expect(await ways('cross-site')).toMatchObject({ value: { google: false } })
    expect(await ways('same-site')).toMatchObject({ value: { google: true } })
    const { signedIn } = await signUp(pageOf('cross-site'))
    expect(signedIn).toMatchObject({ value: { isMobileNew: false } })
  })

  it('from abroad on the way to an order has proven nothing, and is given no pass', async () => {
    const page = pageOf('cross-site')
    const person = { email: nobody().email, mobile: '7700900123', countryCode: '44' }
    const opened = await page.client.login.register({ ...person, ...words, proof: { kind: 'none' } })
    expect(opened).toMatchObject({ ok: true, value: { pass: undefined } })
  })
})

describe('whose cookie is kept', () => {
  it.each([
    ['the store’s own page', undefined, 'http://store.test'],
    ['a page of the same site', 'same-site', origin],
  ] as const)('is given neither pass nor challenge: %s', async (_, site, from) => {
    const { sent, signedIn } = await signUp(pageOf(site, from))
    expect([sent, signedIn]).toMatchObject([
      { ok: true, value: { challenge: undefined } },
      { ok: true, value: { pass: undefined } },
    ])
  })

  it('cannot name another’s code by its challenge', async () => {
    const person = nobody()
    const sent = await pageOf('cross-site').client.login.sendOtp({ ...person, isResend: false })
    const challenge = sent.ok ? sent.value.challenge : undefined
    expect(challenge).toBeDefined()
    const proof = { kind: 'code', otp: api.newestCode(person.email), by: 'email' } as const
    const asked = { ...person, ...words, proof, challenge }
    expect(await api.visitor().client.login.register(asked)).toMatchObject({ failure: { status: 422 } })
  })
})

describe('a pass', () => {
  const expired = { ok: false, failure: { status: 422, code: 'pass_expired' } }
  const unknown = { ok: false, failure: { status: 403, code: 'unknown_partner' } }

  it('is good once, of ten who come at once too', async () => {
    const { pass } = await signUp(pageOf('cross-site'))
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => server().exchange({ origin, secret, pass })),
    )
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
    expect(asked.find(({ ok }) => !ok)).toMatchObject(expired)
  })

  it('is good for a minute', async () => {
    const { pass } = await signUp(pageOf('cross-site'))
    api.wait(60_001)
    expect(await server().exchange({ origin, secret, pass })).toMatchObject(expired)
  })

  it('is its partner’s alone, who shows a secret of its own', async () => {
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

  it('is exchanged by servers, never by a page', async () => {
    const { pass } = await signUp(pageOf('cross-site'))
    const page = pageOf('cross-site').client.partners
    expect(await page.exchange({ origin, secret, pass })).toMatchObject({
      failure: { status: 403, code: 'foreign_origin' },
    })
  })

  it('is not kept as it is', async () => {
    const { pass } = await signUp(pageOf('cross-site'))
    expect(JSON.stringify(await api.db.select().from(partnerAuthorizationCodes))).not.toContain(pass)
  })
})
