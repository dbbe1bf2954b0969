import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byEmail, expectOk, gifts, signUp } from '../fixtures/journey.ts'
import { contact } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function registered(email: string) {
  await signUp(api, api.visitor(), email)
  api.wait(31_000)
}

const askCode = (visitor: ReturnType<TestApi['visitor']>, email: string) =>
  visitor.client.login.sendOtp({ ...contact(email), isResend: false })

describe('a one-time password', () => {
  it('signs up a new user, and signs the user in again later', async () => {
    const visitor = api.visitor()
    expect(await signUp(api, visitor, 'asha@example.com')).toMatchObject({
      email: 'asha@example.com',
      name: 'Asha Rao',
      isVerified: true,
    })
    expect(JSON.parse(decodeURIComponent(visitor.cookies.get('hint') ?? ''))).toEqual({
      name: 'Asha',
      verified: true,
      count: 0,
    })
    api.wait(31_000)
    const later = api.visitor()
    await askCode(later, 'asha@example.com')
    expect(
      expectOk(
        await later.client.login.login({
          ...contact('asha@example.com'),
          proof: byEmail(api.newestCode('asha@example.com')),
        }),
      ).uid,
    ).toBeGreaterThan(0)
  })

  it('keeps its leading zeros', async () => {
    const email = 'zeros@example.com'
    const visitor = api.visitor()
    for (let tries = 0; tries < 200 && !api.newestCode(email).startsWith('0'); tries += 1) {
      api.wait(60 * 60 * 1000)
      await askCode(visitor, email)
    }
    expect(api.newestCode(email)).toHaveLength(otpLength)
    const details = { name: 'Zoe', title: 'Ms.' as const, proof: byEmail(api.newestCode(email)) }
    expect((await visitor.client.login.register({ ...contact(email), ...details })).ok).toBe(true)
  })

  it('is rejected with 422 when wrong, and a right one still works afterwards', async () => {
    await registered('typo@example.com')
    const visitor = api.visitor()
    await askCode(visitor, 'typo@example.com')
    const code = api.newestCode('typo@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    const login = (otp: string) =>
      visitor.client.login.login({ ...contact('typo@example.com'), proof: byEmail(otp) })
    expect(await login(wrong)).toMatchObject({ failure: { status: 422, code: 'otp_wrong', field: 'otp' } })
    expect((await login(code)).ok).toBe(true)
  })

  it('is rate-limited by address, whichever networks request it', async () => {
    const strict = await openTestApi({ otpPerAddress: 3 })
    const email = 'bombed@example.com'
    const ask = async (network: number) => {
      const { client } = strict.visitor(`198.51.100.${network}`)
      const sent = await client.login.sendOtp({ ...contact(email), isResend: false })
      return sent.ok ? 'sent' : sent.failure
    }
    expect([await ask(1), await ask(2), await ask(3)]).toEqual(['sent', 'sent', 'sent'])
    expect(await ask(4)).toMatchObject({ status: 429, code: 'otp_limit' })
    expect(strict.mails.filter(({ to }) => to === email)).toHaveLength(3)
    strict.wait(60 * 60 * 1000)
    expect(await ask(5)).toBe('sent')
    await strict.close()
  })

  it('is valid once', async () => {
    await registered('once@example.com')
    const visitor = api.visitor()
    await askCode(visitor, 'once@example.com')
    const challenge = visitor.cookies.get('otp') ?? ''
    const otp = api.newestCode('once@example.com')
    const login = () => visitor.client.login.login({ ...contact('once@example.com'), proof: byEmail(otp) })
    expect((await login()).ok).toBe(true)
    visitor.cookies.set('otp', challenge)
    expect(await login()).toMatchObject({ failure: { code: 'otp_expired' } })
  })

  it('creates one session for any number of simultaneous requests', async () => {
    await registered('race@example.com')
    const visitor = api.visitor()
    await askCode(visitor, 'race@example.com')
    const otp = api.newestCode('race@example.com')
    const tries = Array.from({ length: 4 }, () =>
      visitor.client.login.login({ ...contact('race@example.com'), proof: byEmail(otp) }),
    )
    expect((await Promise.all(tries)).filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is locked after five wrong attempts, even for the right code', async () => {
    await registered('guess@example.com')
    const visitor = api.visitor()
    await askCode(visitor, 'guess@example.com')
    const code = api.newestCode('guess@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    const login = (otp: string) =>
      visitor.client.login.login({ ...contact('guess@example.com'), proof: byEmail(otp) })
    const guesses = await Promise.all(Array.from({ length: 20 }, () => login(wrong)))
    const codes = guesses.map((guess) =>
      guess.ok ? 'ok' : guess.failure.kind === 'refused' && guess.failure.code,
    )
    expect(codes.filter((found) => found === 'otp_wrong')).toHaveLength(5)
    expect(codes.filter((found) => found === 'otp_locked')).toHaveLength(15)
    expect(await login(code)).toMatchObject({ failure: { status: 422, code: 'otp_locked' } })
  })

  it('expires after ten minutes', async () => {
    await registered('late@example.com')
    const visitor = api.visitor()
    await askCode(visitor, 'late@example.com')
    const otp = api.newestCode('late@example.com')
    api.wait(10 * 60 * 1000)
    expect(
      await visitor.client.login.login({ ...contact('late@example.com'), proof: byEmail(otp) }),
    ).toMatchObject({
      failure: { status: 422, code: 'otp_expired' },
    })
  })

  it('is invalidated by a newer one', async () => {
    await registered('newer@example.com')
    const visitor = api.visitor()
    await askCode(visitor, 'newer@example.com')
    const old = { otp: api.newestCode('newer@example.com'), challenge: visitor.cookies.get('otp') ?? '' }
    api.wait(31_000)
    await askCode(visitor, 'newer@example.com')
    const newest = { otp: api.newestCode('newer@example.com'), challenge: visitor.cookies.get('otp') ?? '' }
    const login = ({ otp, challenge }: typeof old) => {
      visitor.cookies.set('otp', challenge)
      return visitor.client.login.login({ ...contact('newer@example.com'), proof: byEmail(otp) })
    }
    expect(await login(old)).toMatchObject({ failure: { code: 'otp_expired' } })
    expect((await login(newest)).ok).toBe(true)
  })

  it('of one address is not accepted for another', async () => {
    await registered('mine@example.com')
    await registered('yours@example.com')
    const visitor = api.visitor()
    await askCode(visitor, 'mine@example.com')
    const otp = api.newestCode('mine@example.com')
    expect(
      (await visitor.client.login.login({ ...contact('yours@example.com'), proof: byEmail(otp) })).ok,
    ).toBe(false)
  })

  it('is not sent twice to one browser during the cool-down, and the first stays valid', async () => {
    const visitor = api.visitor()
    await askCode(visitor, 'cool@example.com')
    const sent = api.mails.length
    expect(expectOk(await askCode(visitor, 'cool@example.com')).resendAfter).toBe(30)
    expect(api.mails.length).toBe(sent)
  })

  it('is not invalidated by another visitor who requests one for the same address', async () => {
    await registered('owner-of-code@example.com')
    const owner = api.visitor()
    await askCode(owner, 'owner-of-code@example.com')
    const otp = api.newestCode('owner-of-code@example.com')
    for (let n = 0; n < 7; n += 1) await askCode(api.visitor('198.51.100.9'), 'owner-of-code@example.com')
    expect(
      (await owner.client.login.login({ ...contact('owner-of-code@example.com'), proof: byEmail(otp) })).ok,
    ).toBe(true)
    expect((await askCode(api.visitor(), 'owner-of-code@example.com')).ok).toBe(true)
  })

  it('stays valid when the login itself fails, and the guest keeps session and cart', async () => {
    const visitor = api.visitor()
    await visitor.client.cart.add({ productId: gifts.roses })
    await askCode(visitor, 'not-yet@example.com')
    const otp = api.newestCode('not-yet@example.com')
    expect(
      await visitor.client.login.login({ ...contact('not-yet@example.com'), proof: byEmail(otp) }),
    ).toMatchObject({
      failure: { code: 'not_registered' },
    })
    expect(expectOk(await visitor.client.cart.list()).itemCount).toBe(1)
    const input = { name: 'Nia', title: 'Ms.' as const, proof: byEmail(otp), mobile: '9876543210' }
    expect((await visitor.client.login.register({ ...contact('not-yet@example.com'), ...input })).ok).toBe(
      true,
    )
  })

  it('is not stored when its mail cannot be enqueued, so that a retry works', async () => {
    const visitor = api.visitor()
    api.breakMail(true)
    expect(await askCode(visitor, 'nomail-code@example.com')).toMatchObject({
      failure: { kind: 'invalidResponse', status: 500 },
    })
    api.breakMail(false)
    expect((await askCode(visitor, 'nomail-code@example.com')).ok).toBe(true)
  })

  it('is locked for an address after a hundred wrong attempts, until a day later', async () => {
    const strict = await openTestApi({ otpFailures: 6 })
    const owner = strict.visitor()
    await signUp(strict, owner, 'siege@example.com')
    for (let n = 0; n < 2; n += 1) {
      strict.wait(31_000)
      const thief = strict.visitor()
      await thief.client.login.sendOtp({ ...contact('siege@example.com'), isResend: false })
      const wrong = strict.newestCode('siege@example.com') === '000000' ? '000001' : '000000'
      for (let guess = 0; guess < 3; guess += 1) {
        await thief.client.login.login({ ...contact('siege@example.com'), proof: byEmail(wrong) })
      }
    }
    const enter = async () => {
      const visitor = strict.visitor()
      await visitor.client.login.sendOtp({ ...contact('siege@example.com'), isResend: false })
      return visitor.client.login.login({
        ...contact('siege@example.com'),
        proof: byEmail(strict.newestCode('siege@example.com')),
      })
    }
    expect(await enter()).toMatchObject({ failure: { status: 429, code: 'otp_limit' } })
    strict.wait(24 * 60 * 60 * 1000)
    expect((await enter()).ok).toBe(true)
    await strict.close()
  })

  it('is sent at most five times an hour from one network to one address', async () => {
    const sent = []
    for (let n = 0; n < 6; n += 1) {
      sent.push((await askCode(api.visitor(), 'bombed@example.com')).ok)
      api.wait(31_000)
    }
    expect(sent).toEqual([true, true, true, true, true, false])
  })
})
