import type { LoginVerification } from '../contract/login/index.ts'
import { unusedOtpValue } from '../contract/login/index.ts'
import { createOtp } from './createOtp.ts'
import { httpErrorResult } from './httpErrorResult.ts'
import type { BrowserFixture, LoginTestCase } from './LoginTestCase.ts'
import {
  contactOf,
  differentOtp,
  emailVerification,
  requestOtp,
  signUpNewUser,
  signUpWithMobile,
} from './loginSteps.ts'
import { unwrap } from './unwrap.ts'

const byMobile = (otp: string): LoginVerification => ({ kind: 'code', otp, by: 'mobile' })

/** Maximum number of OTPs per hour, per number and per account. */
const hourly = [1, 2, 3, 4, 5]

/** Checks of every login with mobile numbers. */
export const mobileChecks: readonly LoginTestCase[] = [
  {
    title: 'verifies a new number with the OTP sent to it, and shows only its last digits',
    run: async (opened, expect) => {
      const { client } = await signUpNewUser(opened)
      const known = async () => unwrap(await client.checkUser({ email: opened.email, fromPlaceOrder: false }))
      expect((await known()).maskedMobile).toEqual(undefined)
      expect(unwrap(await client.saveMobile(contactOf(opened)))).toMatchObject({ resendAfter: 30 })
      expect((await known()).maskedMobile).toEqual(undefined)
      const otp = await opened.newestCode(`+91${opened.mobile}`)
      const prove = (code: string) => client.proveMobile({ ...contactOf(opened), otp: code })
      expect(await prove(differentOtp(otp))).toMatchObject(httpErrorResult(422, 'otp_wrong'))
      unwrap(await prove(otp))
      expect(await prove(otp)).toMatchObject(httpErrorResult(422, 'otp_expired'))
      expect((await known()).maskedMobile).toEqual(`••••••••${opened.mobile.slice(-2)}`)
    },
  },
  {
    title: 'signs in with an OTP by text message, which differs from the one by mail',
    run: async (opened, expect) => {
      await signUpWithMobile(opened)
      const { client } = opened.browser()
      unwrap(
        await client.sendOtp({
          email: opened.email,
          mobile: '',
          countryCode: '91',
          isResend: false,
          by: 'mobile',
        }),
      )
      const otp = await opened.newestCode(`+91${opened.mobile}`)
      const login = (proof: LoginVerification) => client.login({ ...contactOf(opened), proof })
      expect(await login(emailVerification(otp))).toMatchObject(httpErrorResult(422, 'otp_expired'))
      expect(unwrap(await login(byMobile(otp)))).toMatchObject({ email: opened.email, isMobileNew: false })
    },
  },
  {
    title: 'texts an OTP only to the verified number of the account',
    run: async (opened, expect) => {
      const { client } = opened.browser()
      const ask = () => client.sendOtp({ ...contactOf(opened), isResend: false, by: 'mobile' })
      expect(await ask()).toMatchObject(httpErrorResult(422, 'no_mobile'))
      await signUpNewUser(opened)
      expect(await ask()).toMatchObject(httpErrorResult(422, 'no_mobile'))
      expect(await opened.newestCode(`+91${opened.mobile}`)).toEqual('')
    },
  },
  {
    title: 'keeps one OTP per browser across channels, and refuses switching back and forth between them',
    run: async (opened, expect) => {
      await signUpWithMobile(opened)
      const browser = opened.browser()
      const byLetter = await requestOtp(opened, browser)
      const ask = (by: 'email' | 'mobile') =>
        browser.client.sendOtp({ ...contactOf(opened), isResend: true, by })
      expect(unwrap(await ask('mobile'))).toMatchObject({ resendAfter: 60 })
      const byText = await opened.newestCode(`+91${opened.mobile}`)
      expect(await ask('email')).toMatchObject(httpErrorResult(429, 'otp_wait'))
      const login = (proof: LoginVerification) => browser.client.login({ ...contactOf(opened), proof })
      expect(await login(emailVerification(byLetter))).toMatchObject(httpErrorResult(422, 'otp_expired'))
      expect(unwrap(await login(byMobile(byText)))).toMatchObject({ email: opened.email })
    },
  },
  {
    title: 'changes the number only for a user who just signed in with this address',
    run: async (opened, expect) => {
      const contact = contactOf(opened)
      expect(await opened.browser().client.saveMobile(contact)).toMatchObject(
        httpErrorResult(401, 'login_required'),
      )
      const { client } = await signUpNewUser(opened)
      const other = await client.saveMobile({ ...contact, email: `other-${opened.email}` })
      expect(other).toMatchObject(httpErrorResult(422, 'other_account'))
      expect(await client.saveMobile({ ...contact, mobile: '' })).toMatchObject(
        httpErrorResult(400, 'invalid'),
      )
      expect(await client.proveMobile({ ...contact, otp: createOtp(unusedOtpValue) })).toMatchObject(
        httpErrorResult(422, 'otp_expired'),
      )
      await opened.wait(10 * 60_000)
      expect(await client.saveMobile(contact)).toMatchObject(httpErrorResult(422, 'login_again'))
    },
  },
  {
    title: 'counts an OTP refused by the limit of the number against no account',
    run: async (opened, expect) => {
      const prove = async ({ client }: BrowserFixture, contact: ReturnType<typeof contactOf>) => {
        unwrap(await client.saveMobile(contact))
        await opened.wait(1000)
        unwrap(await client.proveMobile({ ...contact, otp: await opened.newestCode(`+91${contact.mobile}`) }))
      }
      const first = await signUpNewUser(opened)
      for (const _ of hourly) await prove(first, contactOf(opened))
      const email = `other-${opened.email}`
      const second = await signUpNewUser({ ...opened, email })
      const taken = await second.client.saveMobile({ ...contactOf(opened), email })
      expect(taken).toMatchObject(httpErrorResult(429, 'otp_limit'))
      const own = contactOf({ email, mobile: `6${opened.mobile.slice(1)}` })
      for (const _ of hourly) await prove(second, own)
      expect(await second.client.saveMobile(own)).toMatchObject(httpErrorResult(429, 'otp_limit'))
    },
  },
  {
    title: 'sends nothing more to a mistyped number once it is corrected, and keeps a login OTP valid',
    run: async (opened, expect) => {
      const browser = await signUpNewUser(opened)
      const login = emailVerification(await requestOtp(opened, browser))
      const { client } = browser
      const mistyped = { ...contactOf(opened), mobile: `6${opened.mobile.slice(1)}` }
      unwrap(await client.saveMobile(mistyped))
      const wrong = await opened.newestCode(`+91${mistyped.mobile}`)
      unwrap(await client.saveMobile(contactOf(opened)))
      expect(await client.proveMobile({ ...mistyped, otp: wrong })).toMatchObject(
        httpErrorResult(422, 'otp_expired'),
      )
      const otp = await opened.newestCode(`+91${opened.mobile}`)
      unwrap(await client.proveMobile({ ...contactOf(opened), otp }))
      expect(unwrap(await client.login({ ...contactOf(opened), proof: login }))).toMatchObject({
        mobile: opened.mobile,
        isMobileNew: false,
      })
    },
  },
]
