import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectOk } from '../fixtures/journey.ts'
import { contact } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { type OidcIssuer, startOidcIssuer } from '../fixtures/startOidcIssuer.ts'
import { getGoogleCallbackUrl } from './getGoogleCallbackUrl.ts'
import { isSameIssuer, toIssuerScopedId } from './issuerScopedId.ts'

const callback = getGoogleCallbackUrl({
  publicOrigin: 'http://store.test',
  brand: { slug: 'marigold', name: 'Marigold' },
})
const person = { sub: '1', email: 'asha@example.com', email_verified: true, name: 'Asha Rao' }

describe.each(['idToken', 'userinfo'] as const)('a company issuer with its claims in %s', (claimsIn) => {
  let issuer: OidcIssuer
  let api: TestApi
  beforeAll(async () => {
    issuer = await startOidcIssuer(callback, 0, claimsIn)
    api = await openTestApi({}, { google: { ...issuer.settings, name: 'Marigold ID' } })
  })
  afterEach(() => issuer.be(person))
  afterAll(async () => {
    await api.close()
    await issuer.goDown()
  })

  /** Follows the redirects from the store to the issuer and back; returns the one-time token. */
  const goThrough = async (visitor: Visitor): Promise<string> => {
    const start = expectOk(await visitor.client.login.googleAddress({ returnTo: '/cart' }))
    const began = await visitor.fetch(new URL(start, 'http://store.test').href)
    const address = new URL(began.headers.get('location') ?? '')
    // A company's issuer has one account per person, so there is no account to select.
    expect(address.searchParams.has('prompt')).toBe(false)
    const ended = await visitor.fetch(await issuer.goThrough(address.href))
    const [page, handle = ''] = (ended.headers.get('location') ?? '').split('#google=')
    expect(page).toBe('http://store.test/cart')
    return handle
  }

  it('is returned by its name as a login method instead of Google', async () => {
    expect(expectOk(await api.visitor().client.login.ways())).toMatchObject({
      ...{ google: true, issuer: 'Marigold ID' },
    })
    const settings = expectOk(await api.visitor().client.settings.get())
    expect(settings).toMatchObject({ hasGoogle: false, loginIssuer: 'Marigold ID' })
  })

  it("signs up a visitor, and signs in the same user by the issuer's id after the address has changed", async () => {
    const email = `${claimsIn}@example.com`.toLowerCase()
    issuer.be({ sub: claimsIn, email })
    const visitor = api.visitor()
    const handle = await goThrough(visitor)
    expect(expectOk(await visitor.client.login.checkGoogle({ handle }))).toMatchObject({
      ...{ status: 'new', email, name: 'Asha Rao' },
    })
    const proof = { kind: 'google' } as const
    const details = { name: 'Asha Rao', title: 'Ms.' } as const
    const up = expectOk(await visitor.client.login.register({ ...contact(email), ...details, proof }))

    issuer.be({ sub: claimsIn, email: `moved-${email}` })
    const again = api.visitor()
    const { email: moved } = expectOk(
      await again.client.login.checkGoogle({ handle: await goThrough(again) }),
    )
    expect(expectOk(await again.client.login.login({ ...contact(moved), proof }))).toMatchObject({
      ...{ uid: up.uid, email },
    })
  })

  it.each([
    ['without an address', { email: '' }, 'NO_ADDRESS'],
    ['with an address that it has not verified', { email_verified: false }, 'ADDRESS_NOT_VERIFIED'],
  ])('signs in no user %s', async (_, claims, code) => {
    issuer.be(claims)
    expect(await goThrough(api.visitor())).toBe('')
    expect(api.warned.at(-1)).toEqual(new Error(code))
  })
})

describe('the stored id of a user', () => {
  it('is Google’s own id, or for another issuer the issuer URL followed by the id', () => {
    expect(toIssuerScopedId('https://accounts.google.com', '7')).toBe('7')
    expect(toIssuerScopedId('https://login.example', '7')).toBe('https://login.example 7')
  })

  it.each([
    ['7', '8', true],
    ['7', 'https://login.example 7', false],
    ['https://login.example 7', 'https://login.example 8', true],
    ['https://login.example 7', 'https://login.example.org 7', false],
  ])('%s and %s are of the same issuer: %s', (one, other, isSame) => {
    expect(isSameIssuer(one, other)).toBe(isSame)
  })
})
