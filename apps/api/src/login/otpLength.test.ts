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

// Written as literals on purpose: an OTP of four digits would be a hundred times as easy to guess.
describe('the length of a one-time password', () => {
  it('is six digits in the subject and the text of a mail', async () => {
    await requestEmailedCode(api, api.visitor(), 'mail@example.com')
    const { subject = '', text = '' } = api.mails.find(({ to }) => to === 'mail@example.com') ?? {}
    expect(subject).toMatch(/^\d{6} is your Marigold code$/)
    expect(text).toMatch(/^Your one-time password is \d{6}\.\n/)
  })

  it('is six digits in a text message and in its autofill line', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'text@example.com')
    expectOk(await visitor.client.login.saveMobile(contact('text@example.com', mobile)))
    const { text = '' } = api.texts.find(({ to }) => to === `+91${mobile}`) ?? {}
    expect(text).toMatch(/^\d{6} is your Marigold code\./)
    expect(text).toMatch(/\n@store\.test #\d{6}$/)
  })

  it('is checked wherever an OTP is verified: any other length is malformed input', async () => {
    const visitor = api.visitor()
    const email = 'verify@example.com'
    await signUp(api, visitor, email)
    const { login, orders } = visitor.client
    const malformed = { failure: { status: 400, code: 'invalid', field: 'otp' } }
    for (const otp of ['1234', '12345', '1234567', ' 12345', '12a456']) {
      expect(await login.proveMobile({ ...contact(email, mobile), otp })).toMatchObject(malformed)
      expect(await orders.lookUp({ number: 'MG-ABCDEFGH', email, otp })).toMatchObject(malformed)
    }
  })
})
