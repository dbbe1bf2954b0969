import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { createPaymentProviders } from '../payment/index.ts'

const google = { issuer: 'http://127.0.0.1:1', clientId: 'shop', clientSecret: 'a secret' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { google, hasNewLogin: false, countryCodes: ['44', '91'] })
})
afterAll(() => api.close())

it('the settings contain the login options of the shop', async () => {
  expect(await api.visitor().client.settings.get()).toMatchObject({
    value: { hasGoogle: true, hasNewLogin: false, countryCodes: ['44', '91'] },
  })
})

const razorpay = {
  ...{ keyId: 'rzp_test_1', keySecret: 'secret of the gateway', webhookSecret: 'secret of its events' },
  hasUpi: true,
}

it.each([
  [{ razorpay, hasCashForGifts: true }, ['razorpay-upi', 'razorpay', 'cod'], 'Cash on delivery'],
  [{ razorpay: undefined, hasCashForGifts: false }, ['cod'], 'Cash on delivery to yourself'],
] as const)(
  'the settings list the payment methods that the shop offers: %o',
  async (settings, names, cash) => {
    const clock = { now: () => new Date() }
    const none = { stripe: undefined, testBank: undefined }
    const shop = await openTestApi({}, { payments: createPaymentProviders({ ...none, ...settings }, clock) })
    const methodsIn = async (locale?: string) =>
      expectOk(await shop.visitor(undefined, locale).client.settings.get()).paymentMethods
    const offered = await methodsIn()
    expect(offered.map(({ name }) => name)).toEqual(names)
    expect(offered.at(-1)?.title).toBe(cash)
    expect((await methodsIn('hi')).at(-1)?.title).toMatch(/डिलीवरी पर नकद/)
    await shop.close()
  },
)

it('the settings contain no secret', async () => {
  const text = await (await api.app.request('/api/marigold/fa/site-settings')).text()
  const { otpPepper, userDataKey } = api.deps.secrets
  for (const secret of [otpPepper, userDataKey.d, google.clientSecret]) expect(text).not.toContain(secret)
})

it('the settings make the client call the older login endpoints if so configured, and these work', async () => {
  const visitor = api.visitor()
  const asha = { email: 'asha@example.com', mobile: '9876543210', countryCode: '91' }
  await visitor.client.login.sendOtp({ ...asha, isResend: false })
  const proof = { kind: 'code', otp: api.newestCode(asha.email), by: 'email' } as const
  expect(await visitor.client.login.register({ ...asha, name: 'Asha', title: 'Ms.', proof })).toMatchObject({
    value: { email: asha.email },
  })
})
