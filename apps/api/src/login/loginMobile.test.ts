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
/** Somebody signed up a moment ago, with a number nobody else has. */
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

it('A number that is wanted again while its code is still on the way is kept, though another browser took another', async () => {
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

describe('a text message with a code', () => {
  it('names the shop, how long it is good, and the only site a phone may fill it in on', async () => {
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

  it('goes to the number of the account, whatever number is asked for', async () => {
    const owner = await newcomer()
    await verifyVisitorMobile(api, owner, owner.email, owner.mobile)
    const { client } = api.visitor()
    const thief = '9111111111'
    expectOk(await client.login.sendOtp({ ...contact(owner.email, thief), isResend: false, by: 'mobile' }))
    expect(textsTo(`+91${thief}`)).toEqual([])
    expect(textsTo(owner.to)).toHaveLength(2)
  })

  it('signs in, in place of a mail, and once', async () => {
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

  it('opens nothing more once the account has another number', async () => {
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

  it('is refused where no number is proven, and counted all the same', async () => {
    const { email } = await newcomer()
    const asked = []
    for (let n = 0; n < 6; n += 1) asked.push(await askText(api.visitor(), email))
    const codes = asked.map(
      (answer) => !answer.ok && answer.failure.kind === 'refused' && answer.failure.code,
    )
    // The mail of the registration was the first of five.
    expect(codes).toEqual(['no_mobile', 'no_mobile', 'no_mobile', 'no_mobile', 'otp_limit', 'otp_limit'])
    expect(api.texts.filter(({ to }) => to.endsWith('9876543210'))).toEqual([])
  })

  it('is not kept when it cannot be put on its way, and neither is the number', async () => {
    const { client, email, mobile } = await newcomer()
    api.breakMail(true)
    expect(await client.login.saveMobile(contact(email, mobile))).toMatchObject({ failure: { status: 500 } })
    api.breakMail(false)
    expect(await rowOf(email)).toMatchObject({ mobile: '9876543210' })
    expect((await client.login.saveMobile(contact(email, mobile))).ok).toBe(true)
  })
})

describe('a new mobile number', () => {
  it('is kept unproven until its code comes back', async () => {
    const { client, email, mobile, to } = await newcomer()
    expectOk(await client.login.saveMobile(contact(email, mobile)))
    expect(await rowOf(email)).toMatchObject({ mobile, mobileVerifiedAt: null })
    expectOk(await client.login.proveMobile({ ...contact(email, mobile), otp: api.newestCode(to) }))
    expect(await rowOf(email)).toMatchObject({ mobile, mobileVerifiedAt: api.now() })
  })

  it('that is the proven one already stays proven while it waits for another code', async () => {
    const { email, mobile, ...visitor } = await newcomer()
    await verifyVisitorMobile(api, visitor, email, mobile)
    api.wait(1000)
    expectOk(await visitor.client.login.saveMobile(contact(email, mobile)))
    expect((await rowOf(email))?.mobileVerifiedAt).not.toBeNull()
    expectOk(await visitor.client.login.saveMobile(contact(email, '9333333333')))
    expect(await rowOf(email)).toMatchObject({ mobile: '9333333333', mobileVerifiedAt: null })
  })

  it('takes five guesses, for ten minutes, in the browser that asked for the code', async () => {
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

  it('may be one that somebody else has proven, as in families', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await verifyVisitorMobile(api, one, one.email, one.mobile)
    await verifyVisitorMobile(api, other, other.email, one.mobile)
    expect((await rowOf(one.email))?.mobileVerifiedAt).not.toBeNull()
    expect((await rowOf(other.email))?.mobileVerifiedAt).not.toBeNull()
  })

  it('is not asked for by an account without a proof', async () => {
    const visitor = api.visitor()
    await registerUnverified(visitor, 'unproven-mobile@example.com')
    expect(await visitor.client.login.saveMobile(contact('unproven-mobile@example.com'))).toMatchObject({
      failure: { code: 'proof_needed' },
    })
  })

  it('gets five messages an hour, whoever sends them', async () => {
    const sent = []
    for (let n = 0; n < 6; n += 1) {
      const { client, email } = await newcomer()
      sent.push((await client.login.saveMobile(contact(email, '9444444444'))).ok)
    }
    expect(sent).toEqual([true, true, true, true, true, false])
    expect(textsTo('+919444444444')).toHaveLength(5)
  })

  it('is proven by no code of a login, and a login by no code of its', async () => {
    const { email, mobile, to, ...visitor } = await newcomer()
    await verifyVisitorMobile(api, visitor, email, mobile)
    api.wait(1000)
    const prove = () =>
      visitor.client.login.proveMobile({ ...contact(email, mobile), otp: api.newestCode(to) })
    const login = (by: 'email' | 'mobile') =>
      visitor.client.login.login({ ...contact(email), proof: { kind: 'code', otp: api.newestCode(to), by } })
    const expired = { failure: { code: 'otp_expired' } }
    // The number is the account's own already: its codes differ in what they are for alone.
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
  ])('is kept as digits without its country code: %s', async (typed, countryCode, kept) => {
    const { client, email } = await newcomer()
    expectOk(await client.login.saveMobile({ email, mobile: typed, countryCode }))
    expect(await rowOf(email)).toMatchObject({ mobile: kept, countryCode })
  })

  it.each([
    ['+987654321', '91'],
    ['98765', '91'],
    ['7700900123', '999'],
    ['', '91'],
  ])('%j of country code %s is refused', async (mobile, countryCode) => {
    const { client, email } = await newcomer()
    expect(await client.login.saveMobile({ email, mobile, countryCode })).toMatchObject({
      failure: { status: 400, message: 'Please enter a valid mobile number', field: 'mobile' },
    })
  })
})

describe('a shop that sends no text messages', () => {
  it('asks for no number, offers none, and says so to who wants one all the same', async () => {
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
    const said = { ...contact('silent@example.com'), name: 'Asha Rao', title: 'Ms.', proof } as const
    expect(expectOk(await login.register(said))).toMatchObject({ isMobileNew: false })
  })
})
