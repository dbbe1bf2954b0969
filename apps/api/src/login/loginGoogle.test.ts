import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../db/schema/users.ts'
import { issueGoogleLoginToken } from '../fixtures/issueGoogleLoginToken.ts'
import { byEmail, expectOk, gifts, signUp } from '../fixtures/journey.ts'
import { contact, registerUnverified, requestEmailedCode } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const proof = { kind: 'google' } as const
const details = { name: 'Asha Rao', title: 'Ms.' } as const
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.email, email)))[0]

/** Returns a visitor with a fresh Google identity. */
async function back(email: string, sub = `sub of ${email}`, visitor = api.visitor()): Promise<Visitor> {
  const handle = await issueGoogleLoginToken(api, visitor, { sub, email, name: 'Asha Rao' })
  expectOk(await visitor.client.login.checkGoogle({ handle }))
  return visitor
}

describe('a login with Google', () => {
  it('signs in to the linked account even when the Google address has changed', async () => {
    const first = await back('before@example.com', 'changer')
    const up = expectOk(
      await first.client.login.register({ ...contact('before@example.com'), ...details, proof }),
    )
    const again = await back('after@example.com', 'changer')
    expect(
      expectOk(await again.client.login.login({ ...contact('after@example.com'), proof })),
    ).toMatchObject({
      uid: up.uid,
      email: 'before@example.com',
    })
    expect(await rowOf('after@example.com')).toBeUndefined()
  })

  it('verifies the address immediately and keeps the cart of the guest', async () => {
    const visitor = await back('fresh@example.com')
    expectOk(await visitor.client.cart.add({ productId: gifts.roses }))
    const up = await visitor.client.login.register({ ...contact('fresh@example.com'), ...details, proof })
    expect(expectOk(up)).toMatchObject({ isVerified: true, cartCount: 1, isMobileNew: true })
    expect(await rowOf('fresh@example.com')).toMatchObject({ googleSub: 'sub of fresh@example.com' })
  })

  it('links an account of a former issuer to the current issuer, and only once', async () => {
    const email = 'moved@example.com'
    const first = await back(email, 'google id')
    const { uid } = expectOk(await first.client.login.register({ ...contact(email), ...details, proof }))
    const loginWith = async (sub: string) =>
      (await back(email, sub)).client.login.login({ ...contact(email), proof })
    expect(expectOk(await loginWith('https://login.example 7')).uid).toBe(uid)
    expect(await rowOf(email)).toMatchObject({ googleSub: 'https://login.example 7' })
    expect(await loginWith('https://login.example 8')).toMatchObject({ failure: { code: 'google_other' } })
  })

  it('is rejected if the browser has no Google verification', async () => {
    await signUp(api, api.visitor(), 'victim@example.com')
    const { client } = api.visitor()
    for (const email of ['victim@example.com', 'nobody@example.com']) {
      expect(await client.login.login({ ...contact(email), proof })).toMatchObject({
        failure: { status: 422, code: 'google_expired' },
      })
      expect(await client.login.register({ ...contact(email), ...details, proof })).toMatchObject({
        failure: { code: 'google_expired' },
      })
    }
  })

  it('is rejected for any account but that of the verified address', async () => {
    const victim = 'robbed@example.com'
    await signUp(api, api.visitor(), victim)
    const thief = await back('thief@example.com')
    const { login } = thief.client
    const refused = { failure: { status: 422, code: 'google_expired' } }
    expect(await login.login({ ...contact(victim), proof })).toMatchObject(refused)
    expect(await login.register({ ...contact(victim), ...details, proof })).toMatchObject(refused)
    expect((await rowOf(victim))?.googleSub).toBeNull()
  })

  it('is rejected before the token was exchanged', async () => {
    await signUp(api, api.visitor(), 'hasty@example.com')
    const visitor = api.visitor()
    await issueGoogleLoginToken(api, visitor, { sub: 'hasty', email: 'hasty@example.com', name: '' })
    expect(await visitor.client.login.login({ ...contact('hasty@example.com'), proof })).toMatchObject({
      failure: { code: 'google_expired' },
    })
  })

  it('takes over an unverified account, and signs out the session that opened it', async () => {
    const stranger = api.visitor()
    await registerUnverified(stranger, 'squatted@example.com')
    expectOk(await stranger.client.cart.add({ productId: gifts.cake, pincode: '560001' }))
    const owner = await back('squatted@example.com')
    const reported = await owner.client.login.login({ ...contact('squatted@example.com'), proof })
    expect(expectOk(reported)).toMatchObject({ name: '', mobile: '', cartCount: 0 })
    expect(await stranger.client.wishlist.list()).toMatchObject({ failure: { status: 401 } })
  })

  it('still works when OTP attempts for the address are locked', async () => {
    const strict = await openTestApi({ otpFailures: 1 })
    const email = 'besieged@example.com'
    await signUp(strict, strict.visitor(), email)
    strict.wait(31_000)
    const thief = strict.visitor()
    const code = await requestEmailedCode(strict, thief, email)
    const wrong = byEmail(code === '000000' ? '000001' : '000000')
    await thief.client.login.login({ ...contact(email), proof: wrong })
    expect(await thief.client.login.login({ ...contact(email), proof: byEmail(code) })).toMatchObject({
      failure: { code: 'otp_limit' },
    })
    const owner = strict.visitor()
    const handle = await issueGoogleLoginToken(strict, owner, { sub: 'owner', email, name: '' })
    expectOk(await owner.client.login.checkGoogle({ handle }))
    expect((await owner.client.login.login({ ...contact(email), proof })).ok).toBe(true)
    await strict.close()
  })
})

describe('the user of a Google login', () => {
  it('is identified by the Google id, whatever the current address is', async () => {
    const first = await back('old-name@example.com', 'renamed')
    expectOk(await first.client.login.register({ ...contact('old-name@example.com'), ...details, proof }))
    const visitor = api.visitor()
    const handle = await issueGoogleLoginToken(api, visitor, {
      sub: 'renamed',
      email: 'new-name@example.com',
      name: 'Asha',
    })
    expect(expectOk(await visitor.client.login.checkGoogle({ handle }))).toMatchObject({
      ...{ email: 'new-name@example.com', name: 'Asha', status: 'verified' },
    })
  })

  it('is serialized as specified', async () => {
    const visitor = api.visitor()
    const handle = await issueGoogleLoginToken(api, visitor, {
      sub: 'wire',
      email: 'wire@example.com',
      name: 'Asha Rao',
    })
    const query = `qpd=${handle}&isUserAnonymous=1&isReqFromPlaceOrder=0`
    const response = await visitor.fetch(`http://store.test/api/marigold/fa/users/checkUser?${query}`)
    expect(await response.json()).toEqual({
      success: true,
      data: {
        ...{ is_register_user: 0, is_verified_user: 0, show_mobile: 0, mobile_number: '' },
        ...{ country_code: ['91', '1', '44'], user_email: 'wire@example.com', user_name: 'Asha Rao' },
      },
    })
  })
})
