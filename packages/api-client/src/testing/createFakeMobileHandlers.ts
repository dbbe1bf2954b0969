import type { LoginClient, SendOtpResponse } from '../contract/login/index.ts'
import type { FakeBrowserSession, FakeLoginShop } from './createFakeLoginShop.ts'
import type { FakeUser } from './FakeUser.ts'
import type { FakeCallResult } from './fakeHttpErrors.ts'
import { fakeLoginErrors } from './fakeLoginErrors.ts'

type Save = Parameters<LoginClient['saveMobile']>[0]
type Prove = Parameters<LoginClient['proveMobile']>[0]

/** How long after sign-in a number may be changed, in ms. */
const freshness = 10 * 60_000

/** Creates the fake shop's handlers for a new mobile number, for one browser. */
export function createFakeMobileHandlers(shop: FakeLoginShop, visit: FakeBrowserSession) {
  const { codes, save, options } = shop

  const owner = ({ email, mobile, countryCode }: Save): FakeCallResult<FakeUser> => {
    const user = shop.users().find(({ uid }) => uid === visit.uid)
    if (!user) return { refused: fakeLoginErrors.loginRequired }
    if (!user.isVerified) return { refused: fakeLoginErrors.proofNeeded }
    if (user.email !== email) return { refused: fakeLoginErrors.otherAccount }
    const isNumber = mobile !== '' && options.countryCodes.includes(countryCode)
    return isNumber ? { value: user } : { refused: fakeLoginErrors.mobile }
  }
  const numberOf = ({ mobile, countryCode }: Save) => `+${countryCode}${mobile}`

  return {
    /** Saves a new unverified number and sends it an OTP. */
    save: (request: Save): FakeCallResult<SendOtpResponse> => {
      const user = owner(request)
      if ('refused' in user) return user
      if (shop.now() >= visit.signedInAt + freshness) return { refused: fakeLoginErrors.loginAgain }
      const wanted = { email: request.email, purpose: 'newMobile', to: numberOf(request) } as const
      const sent = codes.send(wanted, visit.mobileCode)
      if ('refused' in sent) return sent
      const { mobile, countryCode } = request
      const isSame = `+${user.value.countryCode}${user.value.mobile}` === wanted.to
      save({ ...user.value, mobile, countryCode, isMobileVerified: isSame && user.value.isMobileVerified })
      visit.mobileCode = sent.value.code
      return { value: { message: 'OTP sent', resendAfter: sent.value.resendAfter } }
    },

    /** Verifies the number with its OTP. */
    prove: (request: Prove): FakeCallResult<undefined> => {
      const user = owner(request)
      if ('refused' in user) return user
      const { email, otp, mobile, countryCode } = request
      const guess = { email, purpose: 'newMobile', otp, to: numberOf(request) } as const
      const failure = codes.verify(guess, visit.mobileCode)
      if (failure) return { refused: failure }
      codes.use(visit.mobileCode)
      save({ ...user.value, mobile, countryCode, isMobileVerified: true })
      return { value: undefined }
    },
  }
}
