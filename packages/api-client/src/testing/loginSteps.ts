import type { LoginVerification } from '../contract/login/index.ts'
import { createOtp } from './createOtp.ts'
import type { BrowserFixture, LoginFixture } from './LoginTestCase.ts'
import { unwrap } from './unwrap.ts'

/** Returns the contact of a check: in India, with a number. */
export const contactOf = ({ email, mobile }: Pick<LoginFixture, 'email' | 'mobile'>) => ({
  email,
  mobile,
  countryCode: '91',
})

/** Returns the verification with an OTP sent by e-mail. */
export const emailVerification = (otp: string): LoginVerification => ({ kind: 'code', otp, by: 'email' })

/** Returns an OTP that differs from this one. */
export const differentOtp = (otp: string): string => createOtp(otp === createOtp(0) ? 1 : 0)

/** Requests an OTP by e-mail and reads it. */
export async function requestOtp(opened: LoginFixture, { client }: BrowserFixture): Promise<string> {
  unwrap(await client.sendOtp({ ...contactOf(opened), isResend: false }))
  return await opened.newestCode(opened.email)
}

/** Signs up a new user with an OTP, in a separate browser. */
export async function signUpNewUser(opened: LoginFixture): Promise<BrowserFixture> {
  const browser = opened.browser()
  const proof = emailVerification(await requestOtp(opened, browser))
  const details = { name: 'Asha Rao', title: 'Ms.' } as const
  unwrap(await browser.client.register({ ...contactOf(opened), ...details, proof }))
  // The clock is stopped, and two OTPs must not have the same time.
  await opened.wait(1000)
  return browser
}

/** Signs up a new user with a verified number. */
export async function signUpWithMobile(opened: LoginFixture): Promise<BrowserFixture> {
  const browser = await signUpNewUser(opened)
  unwrap(await browser.client.saveMobile(contactOf(opened)))
  const otp = await opened.newestCode(`+91${opened.mobile}`)
  unwrap(await browser.client.proveMobile({ ...contactOf(opened), otp }))
  return browser
}
