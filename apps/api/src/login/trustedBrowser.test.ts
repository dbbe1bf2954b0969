import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byEmail, expectOk, signUp } from '../fixtures/journey.ts'
import { contact, registerUnverified, wrongOtpFor } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({
    ...{ otpPerPair: 2, otpPerAddress: 4, otpFailures: 4, otpPerNetwork: 50, checksPerNetwork: 30 },
    ...{ otpPerBrowser: 3, otpFailuresPerBrowser: 3, checksPerPair: 3 },
  })
})
afterAll(() => api.close())

const hour = 60 * 60 * 1000
const day = 24 * hour

const askCode = ({ client }: Visitor, email: string) =>
  client.login.sendOtp({ ...contact(email), isResend: false })
const enter = ({ client }: Visitor, email: string, otp = api.newestCode(email)) =>
  client.login.login({ ...contact(email), proof: byEmail(otp) })

/** Returns a browser that was signed in to an account and has signed out. */
async function signedOut(email: string): Promise<Visitor> {
  const visitor = api.visitor()
  await signUp(api, visitor, email)
  expectOk(await visitor.client.login.logout())
  api.wait(hour)
  return visitor
}

/** Uses up the OTPs of an address from four networks. */
async function askFromNetworks(email: string) {
  for (let network = 1; network <= 4; network += 1) {
    for (let n = 0; n < 2; n += 1) await askCode(api.visitor(`198.51.100.${network}`), email)
  }
}

const limited = { failure: { status: 429, code: 'otp_limit' } }

describe('a known browser of an account', () => {
  it('gets its OTP and signs in after others have used up the OTPs of the address (R24)', async () => {
    const email = 'besieged@example.com'
    const owner = await signedOut(email)
    await askFromNetworks(email)
    expect(await askCode(api.visitor(), email)).toMatchObject(limited)
    expectOk(await askCode(owner, email))
    expectOk(await enter(owner, email))
  })

  it('signs in after others have reached the daily limit of wrong attempts', async () => {
    const email = 'guessed@example.com'
    const owner = await signedOut(email)
    const thief = api.visitor('198.51.100.9')
    await askCode(thief, email)
    for (let n = 0; n < 5; n += 1) await enter(thief, email, wrongOtpFor(api.newestCode(email)))
    const stranger = api.visitor('198.51.100.8')
    await askCode(stranger, email)
    expect(await enter(stranger, email)).toMatchObject(limited)
    expectOk(await askCode(owner, email))
    expectOk(await enter(owner, email))
  })

  it('can check its account when its whole network is rate-limited', async () => {
    const email = 'office@example.com'
    const owner = await signedOut(email)
    const check = ({ client }: Visitor, of: string) =>
      client.login.checkUser({ email: of, fromPlaceOrder: false })
    const colleague = api.visitor()
    for (let n = 0; n < 30; n += 1) await check(colleague, `colleague-${n}@example.com`)
    expect(await check(colleague, 'one-more@example.com')).toMatchObject({ failure: { status: 429 } })
    expectOk(await check(owner, email))
    expect(await check(owner, 'one-more@example.com')).toMatchObject({ failure: { status: 429 } })
    for (let n = 0; n < 2; n += 1) expectOk(await check(owner, email))
    expect(await check(owner, email)).toMatchObject({ failure: { status: 429 } })
    api.wait(60_000)
  })

  it('has separate rate limits, which others do not share', async () => {
    const email = 'limits@example.com'
    const owner = await signedOut(email)
    for (let n = 0; n < 3; n += 1) {
      expectOk(await askCode(owner, email))
      if (n < 2) api.wait(5 * 60_000)
    }
    for (let n = 0; n < 3; n += 1) await enter(owner, email, wrongOtpFor(api.newestCode(email)))
    expect(await enter(owner, email)).toMatchObject(limited)
    api.wait(5 * 60_000)
    expect(await askCode(owner, email)).toMatchObject(limited)
    const elsewhere = api.visitor('198.51.100.7')
    expectOk(await askCode(elsewhere, email))
    expectOk(await enter(elsewhere, email))
  })

  it('is recognized for half a year, for a limited number of accounts', async () => {
    const [first, second] = ['mother@example.com', 'father@example.com']
    const family = api.visitor()
    for (const email of [first, second]) {
      await signUp(api, family, email)
      expectOk(await family.client.login.logout())
      api.wait(hour)
    }
    for (const email of [first, second]) {
      await askFromNetworks(email)
      expectOk(await askCode(family, email))
      expectOk(await enter(family, email))
      expectOk(await family.client.login.logout())
    }
    api.wait(180 * day)
    await askFromNetworks(first)
    expect(await askCode(family, first)).toMatchObject(limited)
  })
})

describe('a browser counts as unknown', () => {
  it.each([
    ['with the cookie of another account', (cookie: string) => cookie, 'thief@example.com'],
    ['with a forged cookie', (cookie: string) => `${cookie.slice(0, -3)}aaa`, 'victim@example.com'],
    ['with another id in its cookie', (cookie: string) => cookie.replace(/^./, '_'), 'victim@example.com'],
    ['with a malformed cookie', () => '~.~..', 'victim@example.com'],
  ])('%s', async (_, forge, email) => {
    await signedOut('victim@example.com')
    const thief = await signedOut(email)
    thief.cookies.set('device', forge(thief.cookies.get('device') ?? ''))
    await askFromNetworks('victim@example.com')
    expect(await askCode(thief, 'victim@example.com')).toMatchObject(limited)
    api.wait(hour)
  })

  it('when it opened the account without verifying the address', async () => {
    const visitor = api.visitor()
    await registerUnverified(visitor, 'unproven@example.com')
    expect(visitor.cookies.get('device')).toBeUndefined()
  })
})

it('hides the device cookie from scripts and stores no personal data in it', async () => {
  const visitor = await signedOut('hidden@example.com')
  const cookie = visitor.cookies.get('device') ?? ''
  expect(cookie).toMatch(/^[\w-]+\.\d+\.[\w-]{43}$/)
  expect(Buffer.from(cookie.split('.')[0] ?? '', 'base64').toString()).not.toContain('hidden')
})
