import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { byEmail, expectOk, signUp } from '../fixtures/journey.ts'
import { wrongOtpFor } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { silentLog } from '../fixtures/silentLog.ts'

const lines: (readonly [string, unknown])[] = []
const reported = () => lines.filter(([message]) => message !== 'answered')

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(
    {},
    {
      log: {
        ...silentLog,
        info: (message, fields) => {
          lines.push([message, fields])
        },
      },
    },
  )
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => api.close())

it('logs logins and logouts with the user id and the verification method', async () => {
  const visitor = api.visitor()
  const { uid } = await signUp(api, visitor, 'asha@example.com')
  expectOk(await visitor.client.login.logout())
  expect(reported()).toEqual([
    ['signed in', { user: uid, by: 'email' }],
    ['signed out', { user: uid }],
  ])
})

it('logs why a login failed, without personal data', async () => {
  const { client } = api.visitor()
  const contact = { email: 'asha@example.com', mobile: '', countryCode: '91' }
  api.wait(60_000)
  expectOk(await client.login.sendOtp({ ...contact, isResend: false }))
  const wrong = wrongOtpFor(api.newestCode(contact.email))
  expect(await client.login.login({ ...contact, proof: byEmail(wrong) })).toMatchObject({ ok: false })
  expect(reported()).toEqual([['login refused', { by: 'email', why: expect.any(String) }]])
  expect(JSON.stringify(lines)).not.toMatch(/asha|@|\b\d{6}\b/)
})

it('logs no logout when a guest session is deleted', async () => {
  expectOk(await api.visitor().client.login.logout())
  expect(reported()).toEqual([])
})
