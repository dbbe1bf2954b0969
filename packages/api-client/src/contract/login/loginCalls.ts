import { checkUser } from './checkUser.ts'
import { loginWithOtp, loginWithOtpLegacy } from './loginWithOtp.ts'
import { logout } from './logout.ts'
import { registerWithOtp, registerWithOtpLegacy } from './registerWithOtp.ts'
import { sendOtp } from './sendOtp.ts'
import { verifyMobile } from './verifyMobile.ts'

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
