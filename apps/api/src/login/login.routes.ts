import type { loginCalls } from '@store/api-client/contract/login'
import type { AppDeps } from '../AppDeps.ts'
import type { GoogleProofService } from '../google/createGoogleProofService.ts'
import type { Handlers } from '../http/bindCalls.ts'
import type { Allowance } from '../http/createAllowance.ts'
import { Refusal } from '../http/Refusal.ts'
import type { Visit } from '../http/Visit.ts'
import type { PassService } from '../partners/createPassService.ts'
import { createDeviceCookies } from '../sealing/createDeviceCookies.ts'
import type { HintWriter } from '../users/createHintWriter.ts'
import type { UserRepo } from '../users/createUserRepo.ts'
import { provenNumber } from '../users/provenNumber.ts'
import type { LoginService, SignedInUser } from './createLoginService.ts'
import type { MobileService } from './createMobileService.ts'
import type { CodeAim } from './createOtpRepo.ts'
import type { OtpService } from './createOtpService.ts'
import { describeUser } from './describeUser.ts'
import { logLogin } from './logLogin.ts'
import { otpRefusals } from './otpRefusals.ts'
import { unsealUserData } from './unsealUserData.ts'
import { writeSignedIn } from './writeSignedIn.ts'

interface LoginRouteDeps {
  readonly deps: AppDeps
  readonly users: UserRepo
  readonly otp: OtpService
  readonly google: GoogleProofService
  readonly login: LoginService
  readonly mobiles: MobileService
  readonly hint: HintWriter
  readonly allowance: Allowance
  readonly passes: PassService
}

type LoginHandlers = Handlers<typeof loginCalls>

const minute = 60_000

/** Answers the login calls. */
export function loginHandlers(route: LoginRouteDeps): LoginHandlers {
  const { deps, users, otp, login, mobiles, hint, passes } = route
  const { secrets, log } = deps

  const answer = async (visit: Visit, signedIn: SignedInUser) => {
    const { user, cartCount } = signedIn
    const written = writeSignedIn(signedIn, deps)
    if (visit.elsewhere === undefined) {
      await hint(visit, { tokenHash: '', userId: user.id }, cartCount)
      return { result: written }
    }
    // A number is proven in a session, and nobody was handed one.
    const result = { ...written, is_mobile_new: 0 as const }
    return {
      result: user.verifiedAt ? { ...result, pass: await passes.give(user, visit.elsewhere) } : result,
    }
  }

  const signIn: LoginHandlers['login'] = async ({ userData, proof, countryCode, challenge }, visit) => {
    const contact = await unsealUserData(secrets, userData, countryCode)
    const asked = withChallenge(visit, challenge)
    return answer(visit, await logLogin(log, proof, () => login.login(contact, proof, asked)))
  }

  const signUp: LoginHandlers['register'] = async (said, visit) => {
    const { userData, proof, name, title, countryCode, challenge } = said
    const contact = await unsealUserData(secrets, userData, countryCode)
    const asked = withChallenge(visit, challenge)
    const words = { name, title, countryCode }
    return answer(visit, await logLogin(log, proof, () => login.register(contact, words, proof, asked)))
  }

  return {
    checkUser: checkUserHandler(route),

    sendOtp: async ({ userData, countryCode, by, challenge }, visit) => {
      const { email } = await unsealUserData(secrets, userData, countryCode)
      // To the number of the account's own record, never to one that is asked for.
      const mobile = by === 'mobile' ? (provenNumber(await users.byEmail(email)) ?? null) : null
      const aim: CodeAim = { email, purpose: by, mobile }
      if (by === 'mobile' && mobile === null) {
        await otp.countInVain(aim, { network: visit.address, device: visit.device })
        throw otpRefusals.noMobile()
      }
      const asked = withChallenge(visit, challenge).challengeId
      const { id, resendAfter } = await otp.send(aim, { asked, network: visit.address, device: visit.device })
      if (id !== undefined) visit.setChallenge(id)
      const sent = { status: true as const, message: 'OTP sent', resend_after: resendAfter }
      return visit.elsewhere === undefined ? sent : { ...sent, challenge: id }
    },

    login: signIn,
    loginBefore: signIn,
    register: signUp,
    registerBefore: signUp,

    verifyMobile: async ({ userData, countryCode, otp: code }, visit) => {
      const contact = await unsealUserData(secrets, userData, countryCode)
      if (code === undefined) {
        const resendAfter = await mobiles.save(contact, countryCode, visit)
        return { status: true, message: 'OTP sent', resend_after: resendAfter }
      }
      await mobiles.prove(contact, countryCode, code, visit)
      return { status: true, message: 'Mobile number verified' }
    },

    logout: async (_, visit) => {
      await visit.end()
      const user = visit.session?.userId ?? null
      if (user !== null) log.info('signed out', { user })
      return { status: true }
    },
  }
}

// Which code is meant says a cookie, or on a page that keeps none the page itself.
const withChallenge = (visit: Visit, challenge: string | undefined): Visit =>
  visit.elsewhere === undefined ? visit : { ...visit, challengeId: challenge }

const checkUserHandler =
  ({ deps, users, google, allowance }: LoginRouteDeps): LoginHandlers['checkUser'] =>
  async ({ userData, handle }, visit) => {
    const { secrets, limits, clock } = deps
    const countNetwork = () => allowance.use(`check:${visit.address}`, limits.checksPerNetwork, minute)
    if (handle !== undefined) {
      await countNetwork()
      const { sub, email, name } = await google.exchange(handle, visit)
      const user = (await users.bySub(sub)) ?? (await users.byEmail(email))
      return {
        success: true,
        data: { ...describeUser(user, deps), user_email: email, user_name: name },
      }
    }
    if (userData === undefined) throw new Refusal(400, 'invalid', 'Email is invalid', 'email')
    const { email } = await unsealUserData(secrets, userData)
    const browser = createDeviceCookies(secrets.otpPepper).read(visit.device, email, clock.now())
    if (browser === undefined) await countNetwork()
    await allowance.use(`check:${browser ?? visit.address}:${email}`, limits.checksPerPair, minute)
    return {
      status: true,
      message: '',
      data: describeUser(await users.byEmail(email), deps),
    }
  }
