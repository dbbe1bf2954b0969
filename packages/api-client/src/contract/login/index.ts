export { type CheckUserResponse, checkUser, type GoogleUser, type UserStatus } from './checkUser.ts'
export {
  type EncryptedUserData,
  encryptedUserDataSchema,
  userDataSeparator,
} from './encryptedUserDataSchema.ts'
export { googleCallbackPath, googleFragmentPrefix, googleStartPath } from './googlePaths.ts'
export type {
  AvailableLoginMethods,
  LoginClient,
  LoginContext,
  LoginVerification,
  UserContact,
} from './LoginClient.ts'
export { loginCalls } from './loginCalls.ts'
export type { LoginPageType } from './loginPageTypeSchema.ts'
export { type LoginWithOtpRequest, loginWithOtp, loginWithOtpLegacy } from './loginWithOtp.ts'
export { logout } from './logout.ts'
export type { NameTitle } from './NameTitle.ts'
export type { OtpChallenge } from './OtpChallenge.ts'
export { unusedOtpValue } from './otpSchema.ts'
export {
  type RegisterWithOtpRequest,
  registerWithOtp,
  registerWithOtpLegacy,
} from './registerWithOtp.ts'
export type { SessionUser } from './SessionUser.ts'
export { type OtpChannel, type SendOtpRequest, type SendOtpResponse, sendOtp } from './sendOtp.ts'
export { type VerifyMobileRequest, verifyMobile } from './verifyMobile.ts'
