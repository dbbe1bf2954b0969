import { createApiClient } from '@store/api-client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { users } from '../db/schema/users.ts'
import { byEmail, expectOk, signUp } from '../fixtures/journey.ts'
import {
  byMobile,
  contact,
  registerUnverified,
  signIn,
  verifyVisitorMobile,
  wrongOtpFor,
} from '../fixtures/loginSteps.ts'
import { openBrowser } from '../fixtures/openBrowser.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { disabledSmsSender } from './disabledSmsSender.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

let made = 0
/** Signs a new user up with a unique number. */
async function newcomer() {
  made += 1
  const visitor = api.visitor()
  const email = `mobile-${made}@example.com`
  const mobile = `91000000${String(made).padStart(2, '0')}`
  await signUp(api, visitor, email)
  api.wait(1000)
  return { ...visitor, email, mobile, to: `+91${mobile}` }
}
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.email, email)))[0]
const textsTo = (to: string) => api.texts.filter((text) => text.to === to)
const askText = ({ client }: Visitor, email: string, isResend = false) =>
  client.login.sendOtp({ ...contact(email, ''), isResend, by: 'mobile' })

it('stores a number that is requested again while its OTP is pending, even if another browser verified a different number', async () => {
  const { client, email, mobile, ...owner } = await newcomer()
  const other = api.visitor()
  api.wait(31_000)
  await signIn(api, other, email)
  expectOk(await client.login.saveMobile(contact(email, '9222222222')))
  api.wait(1000)
  await verifyVisitorMobile(api, other, email, mobile)
  expect(await rowOf(email)).toMatchObject({ mobile })
  expectOk(await client.login.saveMobile(contact(email, '9222222222')))
  expect(await rowOf(email)).toMatchObject({ mobile: '9222222222', mobileVerifiedAt: null })
  expect(textsTo('+919222222222')).toHaveLength(1)
  expect(textsTo(owner.to)).toHaveLength(1)
})

describe('an OTP by SMS', () => {
  it('contains the name of the shop, the lifetime of the OTP, and the only site on which a phone may autofill it', async () => {
    const { client, email, mobile, to } = await newcomer()
    expectOk(await client.login.saveMobile(contact(email, mobile)))
    const code = api.newestCode(to)
    expect(textsTo(to)).toEqual([
      {
        to,
        text: `${code} is your Marigold code. It is valid for 10 minutes.\n\n@store.test #${code}`,
        usefulUntil: new Date(api.now().getTime() + 10 * 60_000),
      },
    ])
  })

  it('is sent to the number of the account, whatever number is requested', async () => {
    const owner = await newcomer()
    await verifyVisitorMobile(api, owner, owner.email, owner.mobile)
    const { client } = api.visitor()
    const thief = '9111111111'
    expectOk(await client.login.sendOtp({ ...contact(owner.email, thief), isResend: false, by: 'mobile' }))
    expect(textsTo(`+91${thief}`)).toEqual([])
    expect(textsTo(owner.to)).toHaveLength(2)
  })

  it('signs the user in like an OTP by e-mail, and only once', async () => {
    const { email, mobile, to, ...owner } = await newcomer()
    await verifyVisitorMobile(api, owner, email, mobile)
    const visitor = api.visitor()
    expectOk(await askText(visitor, email))
    const challenge = visitor.cookies.get('otp') ?? ''
    const login = () => visitor.client.login.login({ ...contact(email), proof: byMobile(api.newestCode(to)) })
    expect(expectOk(await login())).toMatchObject({ email, isMobileNew: false })
    visitor.cookies.set('otp', challenge)
    expect(await login()).toMatchObject({ failure: { code: 'otp_expired' } })
  })

  it("is invalid after the account's number was changed", async () => {
    const { email, mobile, to, ...owner } = await newcomer()
    await verifyVisitorMobile(api, owner, email, mobile)
    const visitor = api.visitor()
    expectOk(await askText(visitor, email))
    api.wait(1000)
    expectOk(await owner.client.login.saveMobile(contact(email, '9222222222')))
    const proof = byMobile(api.newestCode(to))
    expect(await visitor.client.login.login({ ...contact(email), proof })).toMatchObject({
      failure: { code: 'otp_expired' },
    })
  })

  it('is rejected for an account without a verified number, but counts toward the rate limit', async () => {
    const { email } = await newcomer()
    const requests = []
    for (let n = 0; n < 6; n += 1) requests.push(await askText(api.visitor(), email))
    const codes = requests.map(
      (answer) => !answer.ok && answer.failure.kind === 'refused' && answer.failure.code,
    )
    // The registration mail was the first of five.
    expect(codes).toEqual(['no_mobile', 'no_mobile', 'no_mobile', 'no_mobile', 'otp_limit', 'otp_limit'])
    expect(api.texts.filter(({ to }) => to.endsWith('9876543210'))).toEqual([])
  })

  it('is not stored when it cannot be enqueued, and neither is the number', async () => {
    const { client, email, mobile } = await newcomer()
    api.breakMail(true)
    expect(await client.login.saveMobile(contact(email, mobile))).toMatchObject({ failure: { status: 500 } })
    api.breakMail(false)
    expect(await rowOf(email)).toMatchObject({ mobile: '9876543210' })
    expect((await client.login.saveMobile(contact(email, mobile))).ok).toBe(true)
  })
})

describe('a new mobile number', () => {
  it('is stored as unverified until its OTP is entered', async () => {
    const { client, email, mobile, to } = await newcomer()
    expectOk(await client.login.saveMobile(contact(email, mobile)))
    expect(await rowOf(email)).toMatchObject({ mobile, mobileVerifiedAt: null })
    expectOk(await client.login.proveMobile({ ...contact(email, mobile), otp: api.newestCode(to) }))
    expect(await rowOf(email)).toMatchObject({ mobile, mobileVerifiedAt: api.now() })
  })

  it('stays verified when it is saved again, while a different number is unverified', async () => {
    const { email, mobile, ...visitor } = await newcomer()
    await verifyVisitorMobile(api, visitor, email, mobile)
    api.wait(1000)
    expectOk(await visitor.client.login.saveMobile(contact(email, mobile)))
    expect((await rowOf(email))?.mobileVerifiedAt).not.toBeNull()
    expectOk(await visitor.client.login.saveMobile(contact(email, '9333333333')))
    expect(await rowOf(email)).toMatchObject({ mobile: '9333333333', mobileVerifiedAt: null })
  })

  it('allows five attempts, for ten minutes, in the browser that requested the OTP', async () => {
    const { client, email, mobile, to } = await newcomer()
    expectOk(await client.login.saveMobile(contact(email, mobile)))
    const right = api.newestCode(to)
    const prove = (otp: string) => client.login.proveMobile({ ...contact(email, mobile), otp })
    api.wait(1000)
    const elsewhere = api.visitor()
    await signIn(api, elsewhere, email)
    expect(await elsewhere.client.login.proveMobile({ ...contact(email, mobile), otp: right })).toMatchObject(
      { failure: { code: 'otp_expired' } },
    )
    for (let n = 0; n < 5; n += 1) {
      expect(await prove(wrongOtpFor(right))).toMatchObject({ failure: { code: 'otp_wrong' } })
    }
    expect(await prove(right)).toMatchObject({ failure: { status: 422, code: 'otp_locked' } })
    api.wait(30_000)
    expectOk(await client.login.saveMobile(contact(email, mobile)))
    api.wait(10 * 60_000)
    expect(await prove(api.newestCode(to))).toMatchObject({ failure: { code: 'otp_expired' } })
  })

  it('may be verified by another account too, as in families', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await verifyVisitorMobile(api, one, one.email, one.mobile)
    await verifyVisitorMobile(api, other, other.email, one.mobile)
    expect((await rowOf(one.email))?.mobileVerifiedAt).not.toBeNull()
    expect((await rowOf(other.email))?.mobileVerifiedAt).not.toBeNull()
  })

  it('cannot be added to an unverified account', async () => {
    const visitor = api.visitor()
    await registerUnverified(visitor, 'unproven-mobile@example.com')
    expect(await visitor.client.login.saveMobile(contact('unproven-mobile@example.com'))).toMatchObject({
      failure: { code: 'proof_needed' },
    })
  })

  it('gets at most five text messages an hour, whichever accounts request them', async () => {
    const sent = []
    for (let n = 0; n < 6; n += 1) {
      const { client, email } = await newcomer()
      sent.push((await client.login.saveMobile(contact(email, '9444444444'))).ok)
    }
    expect(sent).toEqual([true, true, true, true, true, false])
    expect(textsTo('+919444444444')).toHaveLength(5)
  })

  it('is not verified by the OTP of a login, and its OTP does not log in', async () => {
    const { email, mobile, to, ...visitor } = await newcomer()
    await verifyVisitorMobile(api, visitor, email, mobile)
    api.wait(1000)
    const prove = () =>
      visitor.client.login.proveMobile({ ...contact(email, mobile), otp: api.newestCode(to) })
    const login = (by: 'email' | 'mobile') =>
      visitor.client.login.login({ ...contact(email), proof: { kind: 'code', otp: api.newestCode(to), by } })
    const expired = { failure: { code: 'otp_expired' } }
    // The number is already the account's own, so the OTPs differ only in purpose.
    expectOk(await askText(visitor, email))
    visitor.cookies.set('otp-mobile', visitor.cookies.get('otp') ?? '')
    expect(await prove()).toMatchObject(expired)
    visitor.cookies.delete('otp-mobile')
    expectOk(await visitor.client.login.saveMobile(contact(email, mobile)))
    visitor.cookies.set('otp', visitor.cookies.get('otp-mobile') ?? '')
    expect(await login('mobile')).toMatchObject(expired)
    expect(await login('email')).toMatchObject(expired)
    expect((await prove()).ok).toBe(true)
  })

  it.each([
    ['+919876543210', '91', '9876543210'],
    ['+447700900123', '44', '7700900123'],
  ])('is stored as digits without its country code: %s', async (typed, countryCode, kept) => {
    const { client, email } = await newcomer()
    expectOk(await client.login.saveMobile({ email, mobile: typed, countryCode }))
    expect(await rowOf(email)).toMatchObject({ mobile: kept, countryCode })
  })

  it.each([
    ['+987654321', '91'],
    ['98765', '91'],
    ['7700900123', '999'],
    ['', '91'],
  ])('is rejected as %j with country code %s', async (mobile, countryCode) => {
    const { client, email } = await newcomer()
    expect(await client.login.saveMobile({ email, mobile, countryCode })).toMatchObject({
      failure: { status: 400, message: 'Please enter a valid mobile number', field: 'mobile' },
    })
  })
})

describe('a shop that sends no text messages', () => {
  it('does not ask for a mobile number to verify, returns none, and rejects a request for an OTP by SMS', async () => {
    const { email, mobile, ...owner } = await newcomer()
    await verifyVisitorMobile(api, owner, email, mobile)
    const silent = openBrowser(createApp({ ...api.deps, smsSender: disabledSmsSender }), '203.0.113.7')
    const { login } = createApiClient({ ...{ baseUrl: 'http://store.test', brand: 'marigold' }, ...silent })
    expect(expectOk(await login.checkUser({ email, fromPlaceOrder: false }))).toMatchObject({
      maskedMobile: undefined,
    })
    expect(await login.sendOtp({ ...contact(email), isResend: false, by: 'mobile' })).toMatchObject({
      failure: { status: 422, code: 'no_texts' },
    })
    expectOk(await login.sendOtp({ ...contact('silent@example.com'), isResend: false }))
    const proof = byEmail(api.newestCode('silent@example.com'))
    const details = { ...contact('silent@example.com'), name: 'Asha Rao', title: 'Ms.', proof } as const
    expect(expectOk(await login.register(details))).toMatchObject({ isMobileNew: false })
  })
})
