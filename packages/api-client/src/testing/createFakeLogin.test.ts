import { describe, expect, it } from 'vitest'
import { otpPattern } from '../contract/rules/parseOtp.ts'
import { createFakeLogin } from './createFakeLogin.ts'
import { fakeUsers } from './fakeUsers.ts'
import type { LoginFixture } from './LoginTestCase.ts'
import { loginSuite } from './loginSuite.ts'
import { unwrap } from './unwrap.ts'

const open = (): LoginFixture => {
  const { openOtherBrowser, newestCode, wait } = createFakeLogin()
  return { browser: openOtherBrowser, email: 'new@example.com', mobile: '9000000001', newestCode, wait }
}
const { asha, ravi, nia, meera } = fakeUsers
const contact = { email: asha.email, mobile: '', countryCode: '91' }

describe('createFakeLogin passes the suite of every login', () => {
  it.each(loginSuite)('$title', ({ run }) => run(open(), expect))
})

describe('createFakeLogin', () => {
  it.each([
    [asha, { status: 'verified', maskedMobile: '••••••••10', asksMobile: false }],
    [ravi, { status: 'verified', maskedMobile: undefined, asksMobile: false }],
    [meera, { status: 'verified', maskedMobile: undefined, asksMobile: true }],
    [nia, { status: 'unverified', maskedMobile: undefined, asksMobile: false }],
  ])('starts with an account of every kind: $name', async ({ email }, told) => {
    const { client } = createFakeLogin()
    expect(unwrap(await client.checkUser({ email, fromPlaceOrder: false }))).toMatchObject(told)
  })

  it('returns the configured cart with the signed-in user', async () => {
    const { client, newestCode, signedIn } = createFakeLogin({ cartCount: 3, hasSeveralCountries: true })
    unwrap(await client.sendOtp({ ...contact, isResend: false }))
    expect(signedIn()).toBeUndefined()
    const proof = { kind: 'code', otp: newestCode(asha.email), by: 'email' } as const
    const reported = unwrap(await client.login({ ...contact, proof }))
    expect(reported).toMatchObject({ uid: asha.uid, cartCount: 3, hasSeveralCountries: true })
    expect(signedIn()).toEqual(reported)
    unwrap(await client.logout())
    expect(signedIn()).toBeUndefined()
  })

  it('returns its login methods and the URL of the Google sign-in', async () => {
    const { client } = createFakeLogin({ hasGoogle: false, countryCodes: ['44'] })
    expect(unwrap(await client.ways())).toEqual({ google: false, countryCodes: ['44'] })
    expect(unwrap(await client.googleAddress({ returnTo: '/cart' }))).toContain('return_to=%2Fcart')
  })

  it('can make calls fail: every call, one call before its change, or one call after its change', async () => {
    const { client, fail, failOnce, newestCode } = createFakeLogin()
    const network = { kind: 'network' } as const
    const send = () => client.sendOtp({ ...contact, isResend: false })
    fail(network)
    expect(await send()).toEqual({ ok: false, failure: network })
    fail(undefined)
    failOnce(network)
    expect([await send(), newestCode(asha.email)]).toEqual([{ ok: false, failure: network }, ''])
    failOnce(network, 'after')
    expect(await send()).toEqual({ ok: false, failure: network })
    expect(newestCode(asha.email)).toMatch(otpPattern)
  })
})
