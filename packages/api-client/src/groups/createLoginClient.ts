import {
  checkUser,
  type LoginClient,
  loginWithOtp,
  logout,
  registerWithOtp,
  type SealedUserData,
  sendOtp,
} from '../contract/login/index.ts'
import type { Outcome } from '../contract/problem/index.ts'
import type { UserDataKey } from '../contract/settings/index.ts'
import { sealUserData } from '../sealing/sealUserData.ts'
import type { Send } from '../transport/Send.ts'

/** The login verbs over a transport; e-mail and mobile are sealed to the shop's key, which is asked for once. */
export function createLoginClient(send: Send, getKey: () => Promise<Outcome<UserDataKey>>): LoginClient {
  const withSealed = async <Answer>(
    contact: { readonly email: string; readonly mobile?: string },
    use: (userData: SealedUserData) => Promise<Outcome<Answer>>,
  ): Promise<Outcome<Answer>> => {
    const key = await getKey()
    if (!key.ok) return key
    const sealed = await sealUserData(key.value, { email: contact.email, mobile: contact.mobile ?? '' })
    return sealed.ok ? use(sealed.value) : sealed
  }
  return {
    checkUser: (request) =>
      withSealed(request, (userData) =>
        send(checkUser, { userData, fromPlaceOrder: request.fromPlaceOrder }),
      ),
    sendOtp: (request) => withSealed(request, (userData) => send(sendOtp, { ...request, userData })),
    login: (request) => withSealed(request, (userData) => send(loginWithOtp, { ...request, userData })),
    register: (request) => withSealed(request, (userData) => send(registerWithOtp, { ...request, userData })),
    logout: () => send(logout, undefined),
  }
}
