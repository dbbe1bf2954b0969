import { checkUser } from './checkUser.ts'
import { loginWithOtp, loginWithOtpBefore } from './loginWithOtp.ts'
import { logout } from './logout.ts'
import { registerWithOtp, registerWithOtpBefore } from './registerWithOtp.ts'
import { sendOtp } from './sendOtp.ts'
import { verifyMobile } from './verifyMobile.ts'

export type { CodeChallenge } from './CodeChallenge.ts'
export { type CheckedUser, checkUser, type GoogleUser, type UserStatus } from './checkUser.ts'
export { googleCallbackPath, googleReturn, googleStartPath } from './googlePaths.ts'
export type {
  LoginClient,
  LoginContext,
  LoginProof,
  LoginWays,
  UserContact,
} from './LoginClient.ts'
export type { LoginReference } from './loginReference.ts'
export { type LoginWithOtp, loginWithOtp, loginWithOtpBefore } from './loginWithOtp.ts'
export { logout } from './logout.ts'
export type { NameTitle } from './NameTitle.ts'
export { otpPlaceholder } from './otpOnWire.ts'
export {
  type RegisterWithOtp,
  registerWithOtp,
  registerWithOtpBefore,
} from './registerWithOtp.ts'
export type { SignedIn } from './SignedIn.ts'
export { type SealedUserData, sealedUserData, userDataSeparator } from './sealedUserData.ts'
export { type OtpSent, type OtpWay, type SendOtp, sendOtp } from './sendOtp.ts'
export { type VerifyMobile, verifyMobile } from './verifyMobile.ts'

/** Every login call. */
export const loginCalls = {
  checkUser,
  sendOtp,
  login: loginWithOtp,
  loginBefore: loginWithOtpBefore,
  register: registerWithOtp,
  registerBefore: registerWithOtpBefore,
  verifyMobile,
  logout,
} as const
