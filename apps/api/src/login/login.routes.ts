import type { loginCalls } from '@store/api-client/contract/login'
import type { AppDeps } from '../AppDeps.ts'
import type { Handlers } from '../http/bindCalls.ts'
import type { Allowance } from '../http/createAllowance.ts'
import type { Visit } from '../http/Visit.ts'
import type { HintWriter } from '../users/createHintWriter.ts'
import type { UserRepo } from '../users/createUserRepo.ts'
import type { LoginService, SignedInUser } from './createLoginService.ts'
import type { OtpService } from './createOtpService.ts'
import { unsealUserData } from './unsealUserData.ts'

interface LoginRouteDeps {
  readonly deps: AppDeps
  readonly users: UserRepo
  readonly otp: OtpService
  readonly login: LoginService
  readonly hint: HintWriter
  readonly allowance: Allowance
}

/** Answers the login calls. */
export function loginHandlers({
  deps,
  users,
  otp,
  login,
  hint,
  allowance,
}: LoginRouteDeps): Handlers<typeof loginCalls> {
  const { secrets, limits } = deps
  const answer = async (visit: Visit, { user, cartCount }: SignedInUser) => {
    await hint(visit, { tokenHash: '', userId: user.id }, cartCount)
    return { result: writeSignedIn(user, cartCount) }
  }
  return {
    checkUser: async ({ userData }, visit) => {
      await allowance.use(`check:${visit.address}`, limits.checksPerNetwork, 60_000)
      const { email } = await unsealUserData(secrets, userData)
      await allowance.use(`check:${visit.address}:${email}`, limits.checksPerPair, 60_000)
      const user = await users.byEmail(email)
      return {
        status: true,
        message: '',
        data: {
          is_register_user: user ? 1 : 0,
          is_verified_user: user?.verifiedAt ? 1 : 0,
          country_code: ['91'],
        },
      }
    },

    sendOtp: async ({ userData, countryCode }, visit) => {
      const { email } = await unsealUserData(secrets, userData, countryCode)
      return { status: true, message: 'OTP sent', resend_after: await otp.send(email, visit) }
    },

    login: async ({ userData, otp: code, countryCode }, visit) =>
      answer(visit, await login.login(await unsealUserData(secrets, userData, countryCode), code, visit)),

    register: async ({ userData, otp: code, name, title, countryCode }, visit) => {
      const contact = await unsealUserData(secrets, userData, countryCode)
      return answer(visit, await login.register(contact, { name, title, countryCode }, code, visit))
    },

    logout: async (_, visit) => {
      await visit.end()
      return { status: true }
    },
  }
}

const writeSignedIn = (user: SignedInUser['user'], cartCount: number) => ({
  uid: user.id,
  mail: user.email,
  phone: user.mobile,
  title: user.title,
  username: user.name,
  country_code: user.countryCode,
  cart_count: cartCount,
  // An account is entered by a one-time password to its address, so the address is proven by now.
  email_verified: true,
  multiple_country_flag: false,
  status: true,
  message: '',
})
