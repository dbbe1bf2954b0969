import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import { createOtp } from '@store/api-client/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, signUp } from '../fixtures/journey.ts'
import { contact, requestEmailedCode } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const mobile = '9812345678'

const code = `\\d{${otpLength}}`

describe('the length of a one-time password', () => {
  it('is the length in the API contract, in the subject and the text of an e-mail', async () => {
    await requestEmailedCode(api, api.visitor(), 'mail@example.com')
    const { subject = '', text = '' } = api.mails.find(({ to }) => to === 'mail@example.com') ?? {}
    expect(subject).toMatch(new RegExp(`^${code} is your Marigold code$`))
    expect(text).toMatch(new RegExp(`^Your one-time password is ${code}\\.\n`))
  })

  it('is the length in the API contract, in a text message and in its autofill line', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'text@example.com')
    expectOk(await visitor.client.login.saveMobile(contact('text@example.com', mobile)))
    const { text = '' } = api.texts.find(({ to }) => to === `+91${mobile}`) ?? {}
    expect(text).toMatch(new RegExp(`^${code} is your Marigold code\\.`))
    expect(text).toMatch(new RegExp(`\n@store\\.test #${code}$`))
  })

  it('is checked wherever an OTP is verified, and any other length is malformed input', async () => {
    const visitor = api.visitor()
    const email = 'verify@example.com'
    await signUp(api, visitor, email)
    const { login, orders } = visitor.client
    const malformed = { failure: { status: 400, code: 'invalid', field: 'otp' } }
    const otp = createOtp()
    for (const wrong of [otp.slice(2), otp.slice(1), `${otp}7`, ` ${otp.slice(1)}`, `a${otp.slice(1)}`]) {
      expect(await login.proveMobile({ ...contact(email, mobile), otp: wrong })).toMatchObject(malformed)
      expect(await orders.lookUp({ number: 'MG-ABCDEFGH', email, otp: wrong })).toMatchObject(malformed)
    }
  })
})
