import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

const google = { issuer: 'http://127.0.0.1:1', clientId: 'shop', clientSecret: 'a secret' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { google, hasNewLogin: false, countryCodes: ['44', '91'] })
})
afterAll(() => api.close())

it('returns the login options of the shop', async () => {
  expect(await api.visitor().client.settings.get()).toMatchObject({
    value: { hasGoogle: true, hasNewLogin: false, countryCodes: ['44', '91'] },
  })
})

it('contains no secret', async () => {
  const said = await (await api.app.request('/api/marigold/fa/site-settings')).text()
  const { otpPepper, userDataKey } = api.deps.secrets
  for (const secret of [otpPepper, userDataKey.d, google.clientSecret]) expect(said).not.toContain(secret)
})

it('makes the client call the older login endpoints if so configured, and these work', async () => {
  const visitor = api.visitor()
  const asha = { email: 'asha@example.com', mobile: '9876543210', countryCode: '91' }
  await visitor.client.login.sendOtp({ ...asha, isResend: false })
  const proof = { kind: 'code', otp: api.newestCode(asha.email), by: 'email' } as const
  expect(await visitor.client.login.register({ ...asha, name: 'Asha', title: 'Ms.', proof })).toMatchObject({
    value: { email: asha.email },
  })
})
