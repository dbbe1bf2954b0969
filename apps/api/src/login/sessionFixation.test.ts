import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('session fixation', () => {
  it('gives a planted session no access after the login', async () => {
    const thief = api.visitor()
    expectOk(await thief.client.cart.add({ productId: gifts.roses }))
    const planted = thief.cookies.get('sid') ?? ''
    const victim = api.visitor()
    victim.cookies.set('sid', planted)
    await signUp(api, victim, 'victim@example.com')
    expect(victim.cookies.get('sid')).not.toBe(planted)
    expect(thief.cookies.get('sid')).toBe(planted)
    expect(await thief.client.profile.get()).toMatchObject({ failure: { status: 401 } })
    expect(expectOk(await thief.client.cart.list()).lines).toEqual([])
  })

  it.each(['x'.repeat(43), 'a', '', '../../etc/passwd', '%00', 'x'.repeat(5000)])(
    'is not possible with a cookie that the server never issued: %s',
    async (made) => {
      const visitor = api.visitor()
      visitor.cookies.set('sid', made)
      expectOk(await visitor.client.cart.add({ productId: gifts.roses }))
      expect(visitor.cookies.get('sid')).not.toBe(made)
      expect(visitor.cookies.get('sid')).toMatch(/^[\w-]{43}$/)
    },
  )

  it('is not possible with a session in a URL, body or header', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'elsewhere@example.com')
    const sid = visitor.cookies.get('sid') ?? ''
    const profile = '/api/marigold/fa/users/profile'
    expect((await api.app.request(`${profile}?sid=${sid}`)).status).toBe(400)
    for (const name of ['authorization', 'x-session', 'sid']) {
      const answer = await api.app.request(profile, { headers: { [name]: sid } })
      expect([name, answer.status]).toEqual([name, 401])
    }
  })

  it('is not possible with an OTP, which signs in only the browser that requested it', async () => {
    const thief = api.visitor()
    const request = { email: 'asked@example.com', mobile: '9876543210', countryCode: '91', isResend: false }
    expectOk(await thief.client.login.sendOtp(request))
    const otp = api.newestCode('asked@example.com')
    const other = api.visitor()
    const proof = { kind: 'code', otp, by: 'email' } as const
    const details = { ...request, name: 'Asha', title: 'Ms.', proof } as const
    expect(await other.client.login.register(details)).toMatchObject({ failure: { status: 422 } })
  })
})
