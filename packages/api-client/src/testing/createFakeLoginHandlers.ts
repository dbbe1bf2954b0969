import type { LoginClient, LoginVerification, SessionUser } from '../contract/login/index.ts'
import { indiaCallingCode } from '../contract/rules/isMobile.ts'
import type { FakeBrowserSession, FakeLoginShop } from './createFakeLoginShop.ts'
import type { FakeUser } from './FakeUser.ts'
import type { FakeCallResult } from './fakeHttpErrors.ts'
import { fakeLoginErrors } from './fakeLoginErrors.ts'
import { verifiedMobile } from './verifiedMobile.ts'

type Login = Parameters<LoginClient['login']>[0]
type Register = Parameters<LoginClient['register']>[0]

/** A verified address. */
interface Shown {
  /** Google's id of the person, if Google verified the address. */
  readonly sub: string | undefined
  /** Consumes the verification, which is valid once. */
  readonly use: () => void
}

const googleLife = 10 * 60_000

/** Creates the fake shop's login handlers for one browser. */
export function createFakeLoginHandlers(shop: FakeLoginShop, visit: FakeBrowserSession) {
  const { byEmail, bySub, codes, save } = shop

  const show = (email: string, proof: LoginVerification): FakeCallResult<Shown> => {
    if (proof.kind === 'google') {
      const { google } = visit
      const isGood = google?.exchangedAt !== undefined && shop.now() < google.exchangedAt + googleLife
      if (!isGood || google.person.email.toLowerCase() !== email) {
        return { refused: fakeLoginErrors.googleExpired }
      }
      const use = () => {
        visit.google = undefined
      }
      return { value: { sub: google.person.sub, use } }
    }
    const { otp, by } = proof
    // An OTP for a number that has been changed since then verifies nothing.
    const to = by === 'mobile' ? (verifiedMobile(byEmail(email)) ?? '') : email
    const failure = codes.verify({ email, purpose: by, otp, to }, visit.code)
    if (failure) return { refused: failure }
    return { value: { sub: undefined, use: () => codes.use(visit.code) } }
  }

  const found = (email: string, { sub }: Shown): FakeCallResult<FakeUser | undefined> => {
    const linked = sub === undefined ? undefined : bySub(sub)
    if (linked) return { value: linked }
    const user = byEmail(email)
    const isTaken = sub !== undefined && user?.sub !== undefined
    return isTaken ? { refused: fakeLoginErrors.googleOther } : { value: user }
  }

  /**
   * Returns the verified account. If another browser created the account and this is its first verification, its data
   * is wiped.
   */
  const proven = (user: FakeUser, { sub = user.sub }: Shown): FakeUser => {
    if (user.isVerified) return save({ ...user, sub })
    const isOpenedHere = visit.uid === user.uid
    const stored = isOpenedHere ? user : { ...user, name: '', mobile: '', countryCode: indiaCallingCode }
    return save({ ...stored, isVerified: true, isMobileVerified: false, sub })
  }

  const enter = (user: FakeUser, isFirstProof: boolean): FakeCallResult<SessionUser> => {
    shop.signIn(visit, user)
    if (isFirstProof) shop.endOtherSessions(visit, user.uid)
    const sessionUser = shop.getSessionUser(visit)
    if (!sessionUser) throw new Error('createFakeLogin: who was just signed in is unknown.')
    return { value: sessionUser }
  }

  const openUnproven = ({
    email,
    mobile,
    countryCode,
    name,
    title,
  }: Register): FakeCallResult<SessionUser> => {
    const isAllowed = countryCode !== indiaCallingCode && !byEmail(email)
    if (!isAllowed) return { refused: fakeLoginErrors.proofNeeded }
    const details = { email, mobile, countryCode, name, title }
    return enter(save({ ...details, isVerified: false, isMobileVerified: false }), false)
  }

  return {
    /** Logs in a registered user. */
    login: ({ email, proof }: Login): FakeCallResult<SessionUser> => {
      const shown = show(email, proof)
      if ('refused' in shown) return shown
      const user = found(email, shown.value)
      if ('refused' in user) return user
      if (!user.value) return { refused: fakeLoginErrors.notRegistered }
      shown.value.use()
      return enter(proven(user.value, shown.value), !user.value.isVerified)
    },

    /** Registers a new user. A user who is already registered and verified is signed in. */
    register: (request: Register): FakeCallResult<SessionUser> => {
      const { email, mobile, countryCode, name, title, proof } = request
      const isKnownCode = shop.options.countryCodes.includes(countryCode)
      if (mobile === '' || !isKnownCode) return { refused: fakeLoginErrors.mobile }
      if (proof.kind === 'none') return openUnproven(request)
      const shown = show(email, proof)
      if ('refused' in shown) return shown
      const user = found(email, shown.value)
      if ('refused' in user) return user
      shown.value.use()
      if (user.value?.isVerified) return enter(proven(user.value, shown.value), false)
      const { sub } = shown.value
      const input = { email, mobile, countryCode, name, title, sub }
      const known = user.value && { uid: user.value.uid }
      return enter(save({ ...known, ...input, isVerified: true, isMobileVerified: false }), true)
    },
  }
}
