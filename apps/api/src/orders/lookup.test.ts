import { createOtp } from '@store/api-client/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otpChallenges } from '../db/schema/otpChallenges.ts'
import { resultCodeOf } from '../fixtures/cartJourney.ts'
import { expectOk, signUp } from '../fixtures/journey.ts'
import { requestEmailedCode, wrongOtpFor } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { lateEvening, placeGiftOrder } from '../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ otpPerPair: 5 })
  api.setNow(lateEvening)
})
afterAll(() => api.close())

/** Returns an order of a user with this address, and a guest who looks it up. */
async function orderOf(email: string) {
  const owner = api.visitor()
  await signUp(api, owner, email)
  const order = await placeGiftOrder(owner)
  api.wait(60 * 60 * 1000)
  const guest = api.visitor()
  return { order, guest, orders: guest.client.orders, asked: { number: order.number, email } }
}

const codesFor = (email: string) =>
  api.mails.filter(({ to, subject }) => to === email && /^\d+ is/.test(subject)).length

describe('an order lookup without a login (AC5)', () => {
  it('shows the order read-only to a visitor with the OTP mailed to its address', async () => {
    const { order, orders, asked, guest } = await orderOf('read@example.com')
    expect(expectOk(await orders.sendLookupCode(asked))).toEqual({ message: 'OTP sent', resendAfter: 30 })
    const otp = api.newestCode(asked.email)
    const shown = expectOk(await orders.lookUp({ ...asked, otp }))
    expect(shown).toMatchObject({
      number: order.number,
      receiver: order.receiver,
      payMethods: [],
      cancel: { isPossible: false, why: 'notSignedIn' },
    })
    // The lookup does not log the guest in.
    expect(resultCodeOf(await orders.get({ id: order.id }))).toBe('login_required')
    expect(resultCodeOf(await orders.cancel({ id: order.id }))).toBe('login_required')
    expect(guest.cookies.has('sid')).toBe(false)
    expect(resultCodeOf(await orders.lookUp({ ...asked, otp }))).toBe('otp_expired')
  })

  it('accepts number and address in any notation', async () => {
    const { orders, asked } = await orderOf('however@example.com')
    const written = { number: ` ${asked.number.toLowerCase()} `, email: ' However@Example.com ' }
    expectOk(await orders.sendLookupCode(written))
    expectOk(await orders.lookUp({ ...written, otp: api.newestCode(asked.email) }))
  })

  it('responds identically whether or not the order exists, the first time and later, and mails only its owner', async () => {
    const { asked } = await orderOf('same@example.com')
    await orderOf('stranger@example.com')
    const askers = [
      asked,
      { ...asked, number: 'MG-ZZZZ9999' },
      { ...asked, email: 'nobody@example.com' },
      { ...asked, email: 'stranger@example.com' },
    ].map((one) => ({ one, orders: api.visitor('198.51.100.9').client.orders }))
    const before = api.mails.length
    const askAll = async () => {
      const answers: unknown[] = []
      for (const { one, orders } of askers) {
        answers.push(await orders.sendLookupCode(one))
        api.wait(2000)
      }
      return answers
    }
    for (const answers of [await askAll(), await askAll()]) {
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    }
    const wrong = await Promise.all(
      askers.map(({ one, orders }) => orders.lookUp({ ...one, otp: createOtp(0) })),
    )
    expect(new Set(wrong.map(resultCodeOf))).toEqual(new Set(['otp_wrong']))
    expect(api.mails.length).toBe(before + 1)
  })

  it('counts attempts, and rejects the right OTP after five wrong ones', async () => {
    const { orders, asked } = await orderOf('guesses@example.com')
    await orders.sendLookupCode(asked)
    const otp = api.newestCode(asked.email)
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => orders.lookUp({ ...asked, otp: wrongOtpFor(otp) })),
    )
    expect(guesses.map(resultCodeOf).filter((code) => code === 'otp_wrong')).toHaveLength(5)
    expect(resultCodeOf(await orders.lookUp({ ...asked, otp }))).toBe('otp_locked')
  })

  it('rejects the OTP of a login, and a login rejects its OTP', async () => {
    const { orders, asked, guest } = await orderOf('apart@example.com')
    const login = await requestEmailedCode(api, guest, asked.email)
    expect(resultCodeOf(await orders.lookUp({ ...asked, otp: login }))).toBe('otp_expired')
    expectOk(await orders.sendLookupCode(asked))
    const otp = api.newestCode(asked.email)
    const purposes = await api.db.select().from(otpChallenges).where(eq(otpChallenges.email, asked.email))
    expect(purposes.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['email', 'order']))
    expect(resultCodeOf(await orders.lookUp({ ...asked, otp: wrongOtpFor(otp) }))).toBe('otp_wrong')
    const contact = { email: asked.email, mobile: '', countryCode: '91' }
    const proof = { kind: 'code', otp: login, by: 'email' } as const
    expectOk(await guest.client.login.login({ ...contact, proof }))
  })

  it('shows no order of another address with an OTP for your own', async () => {
    const mine = await orderOf('mine@example.com')
    const theirs = await orderOf('theirs@example.com')
    await mine.orders.sendLookupCode(mine.asked)
    const otp = api.newestCode('mine@example.com')
    const crossed = { number: theirs.order.number, email: 'mine@example.com', otp }
    expect(resultCodeOf(await mine.orders.lookUp(crossed))).toBe('otp_wrong')
    const other = { number: theirs.order.number, email: 'theirs@example.com', otp }
    expect(resultCodeOf(await mine.orders.lookUp(other))).toBe('otp_expired')
  })

  it('sends at most five OTPs an hour', async () => {
    const { orders, asked } = await orderOf('limit@example.com')
    const messages: string[] = []
    for (let sent = 0; sent < 7; sent += 1) {
      messages.push(resultCodeOf(await api.visitor('198.51.100.77').client.orders.sendLookupCode(asked)))
    }
    expect(messages).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'otp_limit', 'otp_limit'])
    expect(codesFor(asked.email)).toBe(6)
    expect(orders).toBeDefined()
  })

  it.each([
    ['order_number', { number: 'x', email: 'asha@example.com' }],
    ['email', { number: 'MG-ABCDEFGH', email: 'asha' }],
  ])('names the field %s when it is invalid', async (field, asked) => {
    expect(await api.visitor().client.orders.sendLookupCode(asked)).toMatchObject({
      failure: { status: 400, field },
    })
  })
})
