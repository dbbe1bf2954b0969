import type { LoginVerification } from '../contract/login/index.ts'
import type { BrowserFixture, LoginFixture } from './LoginCheck.ts'
import { unwrap } from './unwrap.ts'

/** Who a check is about: in India, with a number. */
export const contactOf = ({ email, mobile }: Pick<LoginFixture, 'email' | 'mobile'>) => ({
  email,
  mobile,
  countryCode: '91',
})

/** A code of the e-mail address as a proof. */
export const emailVerification = (otp: string): LoginVerification => ({ kind: 'code', otp, by: 'email' })

/** Six digits that are not these. */
export const differentOtp = (otp: string): string => (otp === '000000' ? '000001' : '000000')

/** Asks for a code by e-mail and reads it. */
export async function requestOtp(opened: LoginFixture, { client }: BrowserFixture): Promise<string> {
  unwrap(await client.sendOtp({ ...contactOf(opened), isResend: false }))
  return opened.newestCode(opened.email)
}

/** Signs somebody new up with a code, in a browser of their own. */
export async function signUpNewUser(opened: LoginFixture): Promise<BrowserFixture> {
  const browser = opened.browser()
  const proof = emailVerification(await requestOtp(opened, browser))
  const said = { name: 'Asha Rao', title: 'Ms.' } as const
  unwrap(await browser.client.register({ ...contactOf(opened), ...said, proof }))
  // Nobody asks for two codes within one moment of a clock that stands still.
  opened.wait(1000)
  return browser
}

/** Signs somebody new up whose number is proven. */
export async function signUpWithMobile(opened: LoginFixture): Promise<BrowserFixture> {
  const browser = await signUpNewUser(opened)
  unwrap(await browser.client.saveMobile(contactOf(opened)))
  const otp = opened.newestCode(`+91${opened.mobile}`)
  unwrap(await browser.client.proveMobile({ ...contactOf(opened), otp }))
  return browser
}
