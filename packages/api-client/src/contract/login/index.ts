import { checkUser } from './checkUser.ts'
import { loginWithOtp, loginWithOtpLegacy } from './loginWithOtp.ts'
import { logout } from './logout.ts'
import { registerWithOtp, registerWithOtpLegacy } from './registerWithOtp.ts'
import { sendOtp } from './sendOtp.ts'
import { verifyMobile } from './verifyMobile.ts'

export { type CheckUserResponse, checkUser, type GoogleUser, type UserStatus } from './checkUser.ts'
export { type EncryptedUserData, encryptedUserData, userDataSeparator } from './encryptedUserData.ts'
export { googleCallbackPath, googleFragmentPrefix, googleStartPath } from './googlePaths.ts'
export type {
  LoginClient,
  LoginContext,
  LoginMethods,
  LoginVerification,
  UserContact,
} from './LoginClient.ts'
export type { LoginReference } from './loginReference.ts'
export { type LoginWithOtpRequest, loginWithOtp, loginWithOtpLegacy } from './loginWithOtp.ts'
export { logout } from './logout.ts'
export type { NameTitle } from './NameTitle.ts'
export type { OtpChallenge } from './OtpChallenge.ts'
export { otpPlaceholder } from './otpSchema.ts'
export {
  type RegisterWithOtpRequest,
  registerWithOtp,
  registerWithOtpLegacy,
} from './registerWithOtp.ts'
export type { SessionUser } from './SessionUser.ts'
export { type OtpChannel, type SendOtpRequest, type SendOtpResponse, sendOtp } from './sendOtp.ts'
export { type VerifyMobileRequest, verifyMobile } from './verifyMobile.ts'

/** All login calls. */
export const loginCalls = {
  checkUser,
  sendOtp,
  login: loginWithOtp,
  loginBefore: loginWithOtpLegacy,
  register: registerWithOtp,
  registerBefore: registerWithOtpLegacy,
  verifyMobile,
  logout,
} as const
