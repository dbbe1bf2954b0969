import type { loginCalls } from '@store/api-client/contract/login'
import type { AppDeps } from '../AppDeps.ts'
import { createDeviceCookieService } from '../encryption/createDeviceCookieService.ts'
import type { GoogleVerificationService } from '../google/index.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import type { RateLimiter } from '../http/createRateLimiter.ts'
import { HttpError } from '../http/HttpError.ts'
import type { RequestContext } from '../http/RequestContext.ts'
import type { AuthorizationCodeService } from '../partners/index.ts'
import { getVerifiedMobile, type UserInfoWriter, type UserRepo } from '../users/index.ts'
import type { LoginService, SignedInUser } from './createLoginService.ts'
import type { MobileNumberService } from './createMobileNumberService.ts'
import type { OtpTarget } from './createOtpRepo.ts'
import type { OtpService } from './createOtpService.ts'
import { decryptUserData } from './decryptUserData.ts'
import { logLogin } from './logLogin.ts'
import { otpErrors } from './otpErrors.ts'
import { serializePublicAccount } from './serializePublicAccount.ts'
import { serializeSignedInUser } from './serializeSignedInUser.ts'

interface LoginRouteDeps {
  readonly deps: AppDeps
  readonly users: UserRepo
  readonly otp: OtpService
  readonly google: GoogleVerificationService
  readonly login: LoginService
  readonly mobiles: MobileNumberService
  readonly hint: UserInfoWriter
  readonly sharedRateLimiter: RateLimiter
  readonly passes: AuthorizationCodeService
}

type LoginHandlers = CallGroupHandlers<typeof loginCalls>

const minute = 60_000

/** Creates the handlers of the login calls. */
export function loginHandlers(route: LoginRouteDeps): LoginHandlers {
  const { deps, users, otp, login, mobiles, hint, passes } = route
  const { secrets, log } = deps

  const answer = async (context: RequestContext, signedIn: SignedInUser) => {
    const { user, cartCount } = signedIn
    const written = serializeSignedInUser(signedIn, deps)
    if (context.crossSiteOrigin === undefined) {
      await hint(context, { tokenHash: '', userId: user.id }, cartCount)
      return { result: written }
    }
    // On a partner's page, the visitor has no session yet, in which a new number could be verified.
    const result = { ...written, is_mobile_new: 0 as const }
    return {
      result: user.verifiedAt
        ? { ...result, pass: await passes.give(user, context.crossSiteOrigin) }
        : result,
    }
  }

  const signIn: LoginHandlers['login'] = async ({ userData, proof, countryCode, challenge }, context) => {
    const contact = await decryptUserData(secrets, userData, countryCode)
    const requested = withChallenge(context, challenge)
    return answer(context, await logLogin(log, proof, () => login.login(contact, proof, requested)))
  }

  const signUp: LoginHandlers['register'] = async (said, context) => {
    const { userData, proof, name, title, countryCode, challenge } = said
    const contact = await decryptUserData(secrets, userData, countryCode)
    const request = withChallenge(context, challenge)
    const words = { name, title, countryCode }
    return answer(context, await logLogin(log, proof, () => login.register(contact, words, proof, request)))
  }

  return {
    checkUser: checkUserHandler(route),

    sendOtp: async ({ userData, countryCode, by, challenge }, context) => {
      const { email } = await decryptUserData(secrets, userData, countryCode)
      // The OTP is sent to the account's stored number, never to one in the request.
      const mobile = by === 'mobile' ? (getVerifiedMobile(await users.byEmail(email)) ?? null) : null
      const aim: OtpTarget = { email, purpose: by, mobile }
      if (by === 'mobile' && mobile === null) {
        await otp.countInVain(aim, { network: context.network, device: context.device })
        throw otpErrors.noMobile()
      }
      const challengeId = withChallenge(context, challenge).challengeId
      const { id, resendAfter } = await otp.send(aim, {
        challengeId,
        network: context.network,
        device: context.device,
        messages: context.messages,
      })
      if (id !== undefined) context.setChallenge(id)
      const sent = {
        status: true as const,
        message: context.messages.store.codeSent,
        resend_after: resendAfter,
      }
      return context.crossSiteOrigin === undefined ? sent : { ...sent, challenge: id }
    },

    login: signIn,
    loginBefore: signIn,
    register: signUp,
    registerBefore: signUp,

    verifyMobile: async ({ userData, countryCode, otp: code }, context) => {
      const contact = await decryptUserData(secrets, userData, countryCode)
      if (code === undefined) {
        const resendAfter = await mobiles.save(contact, countryCode, context)
        return { status: true, message: context.messages.store.codeSent, resend_after: resendAfter }
      }
      await mobiles.prove(contact, countryCode, code, context)
      return { status: true, message: context.messages.store.mobileVerified }
    },

    logout: async (_, context) => {
      await context.end()
      const user = context.session?.userId ?? null
      if (user !== null) log.info('signed out', { user })
      return { status: true }
    },
  }
}

// A cookie identifies the OTP. On a partner's page, where browsers store no cookies of the store, the page itself sends
// the id of the OTP.
const withChallenge = (context: RequestContext, challenge: string | undefined): RequestContext =>
  context.crossSiteOrigin === undefined ? context : { ...context, challengeId: challenge }

const checkUserHandler =
  ({ deps, users, google, sharedRateLimiter }: LoginRouteDeps): LoginHandlers['checkUser'] =>
  async ({ userData, handle }, context) => {
    const { secrets, limits, clock } = deps
    const countNetwork = () =>
      sharedRateLimiter.use(`check:${context.network}`, limits.checksPerNetwork, minute)
    if (handle !== undefined) {
      await countNetwork()
      const { sub, email, name } = await google.exchange(handle, context)
      const user = (await users.bySub(sub)) ?? (await users.byEmail(email))
      return {
        success: true,
        data: { ...serializePublicAccount(user, deps), user_email: email, user_name: name },
      }
    }
    if (userData === undefined)
      throw new HttpError(400, 'invalid', ({ errors }) => errors.invalidEmail, 'email')
    const { email } = await decryptUserData(secrets, userData)
    const browser = createDeviceCookieService(secrets.otpPepper).read(context.device, email, clock.now())
    if (browser === undefined) await countNetwork()
    await sharedRateLimiter.use(`check:${browser ?? context.network}:${email}`, limits.checksPerPair, minute)
    return {
      status: true,
      message: '',
      data: serializePublicAccount(await users.byEmail(email), deps),
    }
  }
