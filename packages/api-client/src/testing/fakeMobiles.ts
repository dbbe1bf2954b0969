import type { LoginClient, OtpSent } from '../contract/login/index.ts'
import type { FakeLoginShop, FakeVisit } from './createFakeLoginShop.ts'
import type { FakeUser } from './FakeUser.ts'
import { loginRefusals } from './loginRefusals.ts'
import type { FakeAnswer } from './refusals.ts'

type Save = Parameters<LoginClient['saveMobile']>[0]
type Prove = Parameters<LoginClient['proveMobile']>[0]

/** How long after signing in a number may be changed. */
const freshness = 10 * 60_000

/** Makes the fake shop's way to a new mobile number, for one browser. */
export function fakeMobiles(shop: FakeLoginShop, visit: FakeVisit) {
  const { codes, save, options } = shop

  const owner = ({ email, mobile, countryCode }: Save): FakeAnswer<FakeUser> => {
    const user = shop.users().find(({ uid }) => uid === visit.uid)
    if (!user) return { refused: loginRefusals.loginRequired }
    if (!user.isVerified) return { refused: loginRefusals.proofNeeded }
    if (user.email !== email) return { refused: loginRefusals.otherAccount }
    const isNumber = mobile !== '' && options.countryCodes.includes(countryCode)
    return isNumber ? { value: user } : { refused: loginRefusals.mobile }
  }
  const numberOf = ({ mobile, countryCode }: Save) => `+${countryCode}${mobile}`

  return {
    /** Keeps a new number unproven, and sends it a code. */
    save: (request: Save): FakeAnswer<OtpSent> => {
      const user = owner(request)
      if ('refused' in user) return user
      if (shop.now() >= visit.since + freshness) return { refused: loginRefusals.loginAgain }
      const wanted = { email: request.email, purpose: 'newMobile', to: numberOf(request) } as const
      const sent = codes.send(wanted, visit.mobileCode)
      if ('refused' in sent) return sent
      const { mobile, countryCode } = request
      const isSame = `+${user.value.countryCode}${user.value.mobile}` === wanted.to
      save({ ...user.value, mobile, countryCode, isMobileProven: isSame && user.value.isMobileProven })
      visit.mobileCode = sent.value.code
      return { value: { message: 'OTP sent', resendAfter: sent.value.resendAfter } }
    },

    /** Proves the number with its code. */
    prove: (request: Prove): FakeAnswer<undefined> => {
      const user = owner(request)
      if ('refused' in user) return user
      const { email, otp, mobile, countryCode } = request
      const guess = { email, purpose: 'newMobile', otp, to: numberOf(request) } as const
      const failure = codes.refuse(guess, visit.mobileCode)
      if (failure) return { refused: failure }
      codes.use(visit.mobileCode)
      save({ ...user.value, mobile, countryCode, isMobileProven: true })
      return { value: undefined }
    },
  }
}
