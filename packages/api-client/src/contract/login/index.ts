import { checkUser } from './checkUser.ts'
import { loginWithOtp } from './loginWithOtp.ts'
import { logout } from './logout.ts'
import { registerWithOtp } from './registerWithOtp.ts'
import { sendOtp } from './sendOtp.ts'

export { checkUser, type UserStatus } from './checkUser.ts'
export type { LoginClient, UserContact } from './LoginClient.ts'
export { type LoginWithOtp, loginWithOtp } from './loginWithOtp.ts'
export { logout } from './logout.ts'
export { type NameTitle, type RegisterWithOtp, registerWithOtp } from './registerWithOtp.ts'
export type { SignedIn } from './SignedIn.ts'
export { type SealedUserData, sealedUserData, userDataSeparator } from './sealedUserData.ts'
export { type OtpSent, type SendOtp, sendOtp } from './sendOtp.ts'

/** Every login call. */
export const loginCalls = {
  checkUser,
  sendOtp,
  login: loginWithOtp,
  register: registerWithOtp,
  logout,
} as const
