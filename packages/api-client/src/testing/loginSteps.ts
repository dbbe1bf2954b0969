import type { LoginProof } from '../contract/login/index.ts'
import type { OpenedBrowser, OpenedLogin } from './LoginCheck.ts'
import { must } from './must.ts'

/** Who a check is about: in India, with a number. */
export const contactOf = ({ email, mobile }: Pick<OpenedLogin, 'email' | 'mobile'>) => ({
  email,
  mobile,
  countryCode: '91',
})

/** A code of the e-mail address as a proof. */
export const byEmail = (otp: string): LoginProof => ({ kind: 'code', otp, by: 'email' })

/** Six digits that are not these. */
export const otherThan = (otp: string): string => (otp === '000000' ? '000001' : '000000')

/** Asks for a code by e-mail and reads it. */
export async function askCode(opened: OpenedLogin, { client }: OpenedBrowser): Promise<string> {
  must(await client.sendOtp({ ...contactOf(opened), isResend: false }))
  return opened.newestCode(opened.email)
}

/** Signs somebody new up with a code, in a browser of their own. */
export async function signUpAnew(opened: OpenedLogin): Promise<OpenedBrowser> {
  const browser = opened.browser()
  const proof = byEmail(await askCode(opened, browser))
  const said = { name: 'Asha Rao', title: 'Ms.' } as const
  must(await browser.client.register({ ...contactOf(opened), ...said, proof }))
  // Nobody asks for two codes within one moment of a clock that stands still.
  opened.wait(1000)
  return browser
}

/** Signs somebody new up whose number is proven. */
export async function signUpWithMobile(opened: OpenedLogin): Promise<OpenedBrowser> {
  const browser = await signUpAnew(opened)
  must(await browser.client.saveMobile(contactOf(opened)))
  const otp = opened.newestCode(`+91${opened.mobile}`)
  must(await browser.client.proveMobile({ ...contactOf(opened), otp }))
  return browser
}
