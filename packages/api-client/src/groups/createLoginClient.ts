import {
  checkUser,
  type EncryptedUserData,
  googleStartPath,
  type LoginClient,
  loginWithOtp,
  loginWithOtpLegacy,
  logout,
  type OtpChallenge,
  registerWithOtp,
  registerWithOtpLegacy,
  sendOtp,
  verifyMobile,
} from '../contract/login/index.ts'
import type { Result } from '../contract/problem/index.ts'
import type { SiteSettings } from '../contract/settings/index.ts'
import { encryptUserData } from '../encryption/encryptUserData.ts'
import type { ApiClientOptions } from '../transport/ApiClientOptions.ts'
import type { CallSender } from '../transport/CallSender.ts'

/**
 * Creates the login client over a transport. E-mail and mobile are encrypted to the shop's key, which is fetched
 * once.
 */
export function createLoginClient(
  send: CallSender,
  settings: () => Promise<Result<SiteSettings>>,
  { baseUrl = '', brand }: Pick<ApiClientOptions, 'baseUrl' | 'brand'>,
): LoginClient {
  const withSealed = async <Answer>(
    contact: { readonly email: string; readonly mobile?: string },
    use: (userData: EncryptedUserData, settings: SiteSettings) => Promise<Result<Answer>>,
  ): Promise<Result<Answer>> => {
    const known = await settings()
    if (!known.ok) return known
    const { email, mobile = '' } = contact
    const sealed = await encryptUserData(known.value.userDataKey, { email, mobile })
    return sealed.ok ? use(sealed.value, known.value) : sealed
  }
  // The last OTP that was sent, for browsers without the cookie that identifies it. After a reload of the page, the
  // caller passes it.
  let challenge: string | undefined
  const identify = <Request extends OtpChallenge>(request: Request) => ({
    ...request,
    challenge: request.challenge ?? challenge,
  })

  return {
    ways: async () => {
      const known = await settings()
      if (!known.ok) return known
      const { hasGoogle, loginIssuer: issuer, countryCodes } = known.value
      return { ok: true, value: { google: hasGoogle || issuer !== undefined, issuer, countryCodes } }
    },
    checkUser: ({ email, fromPlaceOrder }) =>
      withSealed({ email }, (userData) => send(checkUser, { userData, fromPlaceOrder })),
    googleAddress: async ({ returnTo }) => {
      const path = googleStartPath.replace('{brand}', encodeURIComponent(brand))
      return { ok: true, value: `${baseUrl}${path}?return_to=${encodeURIComponent(returnTo)}` }
    },
    checkGoogle: async ({ handle }) => {
      const answer = await send(checkUser, { handle, fromPlaceOrder: false })
      if (!answer.ok) return answer
      const { value } = answer
      return 'email' in value
        ? { ok: true, value }
        : { ok: false, failure: { kind: 'invalidResponse', status: 200 } }
    },
    sendOtp: (request) =>
      withSealed(request, async (userData) => {
        const answer = await send(sendOtp, { ...request, userData, challenge })
        if (!answer.ok) return answer
        challenge = answer.value.challenge ?? challenge
        return { ok: true, value: { ...answer.value, challenge } }
      }),
    login: (request) =>
      withSealed(request, (userData, { hasNewLogin }) =>
        send(hasNewLogin ? loginWithOtp : loginWithOtpLegacy, { ...identify(request), userData }),
      ),
    register: (request) =>
      withSealed(request, (userData, { hasNewLogin }) =>
        send(hasNewLogin ? registerWithOtp : registerWithOtpLegacy, { ...identify(request), userData }),
      ),
    saveMobile: (request) =>
      withSealed(request, (userData) => send(verifyMobile, { userData, countryCode: request.countryCode })),
    proveMobile: (request) =>
      withSealed(request, async (userData) => {
        const { countryCode, otp } = request
        const answer = await send(verifyMobile, { userData, countryCode, otp })
        return answer.ok ? { ok: true, value: undefined } : answer
      }),
    logout: () => send(logout, undefined),
  }
}
