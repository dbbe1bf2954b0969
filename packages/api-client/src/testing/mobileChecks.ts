import type { LoginProof } from '../contract/login/index.ts'
import type { LoginCheck, OpenedBrowser } from './LoginCheck.ts'
import { askCode, byEmail, contactOf, otherThan, signUpAnew, signUpWithMobile } from './loginSteps.ts'
import { must } from './must.ts'
import { refused } from './refused.ts'

const byMobile = (otp: string): LoginProof => ({ kind: 'code', otp, by: 'mobile' })

/** Codes that a number, and an account for numbers, gets in an hour. */
const hourly = [1, 2, 3, 4, 5]

/** What every login must do with mobile numbers. */
export const mobileChecks: readonly LoginCheck[] = [
  {
    title: 'proves a new number with the code it was sent, and shows its end alone',
    run: async (opened, expect) => {
      const { client } = await signUpAnew(opened)
      const known = async () => must(await client.checkUser({ email: opened.email, fromPlaceOrder: false }))
      expect((await known()).maskedMobile).toEqual(undefined)
      expect(must(await client.saveMobile(contactOf(opened)))).toMatchObject({ resendAfter: 30 })
      expect((await known()).maskedMobile).toEqual(undefined)
      const otp = opened.newestCode(`+91${opened.mobile}`)
      const prove = (code: string) => client.proveMobile({ ...contactOf(opened), otp: code })
      expect(await prove(otherThan(otp))).toMatchObject(refused(422, 'otp_wrong'))
      must(await prove(otp))
      expect(await prove(otp)).toMatchObject(refused(422, 'otp_expired'))
      expect((await known()).maskedMobile).toEqual(`••••••••${opened.mobile.slice(-2)}`)
    },
  },
  {
    title: 'signs in with a code by text message, which is none of the mail',
    run: async (opened, expect) => {
      await signUpWithMobile(opened)
      const { client } = opened.browser()
      must(
        await client.sendOtp({
          email: opened.email,
          mobile: '',
          countryCode: '91',
          isResend: false,
          by: 'mobile',
        }),
      )
      const otp = opened.newestCode(`+91${opened.mobile}`)
      const login = (proof: LoginProof) => client.login({ ...contactOf(opened), proof })
      expect(await login(byEmail(otp))).toMatchObject(refused(422, 'otp_expired'))
      expect(must(await login(byMobile(otp)))).toMatchObject({ email: opened.email, isMobileNew: false })
    },
  },
  {
    title: 'texts a code to the proven number of the account and to no other',
    run: async (opened, expect) => {
      const { client } = opened.browser()
      const ask = () => client.sendOtp({ ...contactOf(opened), isResend: false, by: 'mobile' })
      expect(await ask()).toMatchObject(refused(422, 'no_mobile'))
      await signUpAnew(opened)
      expect(await ask()).toMatchObject(refused(422, 'no_mobile'))
      expect(opened.newestCode(`+91${opened.mobile}`)).toEqual('')
    },
  },
  {
    title: 'has one code a browser, whichever way it goes, and no to and fro between the ways',
    run: async (opened, expect) => {
      await signUpWithMobile(opened)
      const browser = opened.browser()
      const byLetter = await askCode(opened, browser)
      const ask = (by: 'email' | 'mobile') =>
        browser.client.sendOtp({ ...contactOf(opened), isResend: true, by })
      expect(must(await ask('mobile'))).toMatchObject({ resendAfter: 60 })
      const byText = opened.newestCode(`+91${opened.mobile}`)
      expect(await ask('email')).toMatchObject(refused(429, 'otp_wait'))
      const login = (proof: LoginProof) => browser.client.login({ ...contactOf(opened), proof })
      expect(await login(byEmail(byLetter))).toMatchObject(refused(422, 'otp_expired'))
      expect(must(await login(byMobile(byText)))).toMatchObject({ email: opened.email })
    },
  },
  {
    title: 'changes the number of who signed in with this address a moment ago, and of nobody else',
    run: async (opened, expect) => {
      const contact = contactOf(opened)
      expect(await opened.browser().client.saveMobile(contact)).toMatchObject(refused(401, 'login_required'))
      const { client } = await signUpAnew(opened)
      const other = await client.saveMobile({ ...contact, email: `other-${opened.email}` })
      expect(other).toMatchObject(refused(422, 'other_account'))
      expect(await client.saveMobile({ ...contact, mobile: '' })).toMatchObject(refused(400, 'invalid'))
      expect(await client.proveMobile({ ...contact, otp: '000100' })).toMatchObject(
        refused(422, 'otp_expired'),
      )
      opened.wait(10 * 60_000)
      expect(await client.saveMobile(contact)).toMatchObject(refused(422, 'login_again'))
    },
  },
  {
    title: 'counts a code that a number had too many of against nobody',
    run: async (opened, expect) => {
      const prove = async ({ client }: OpenedBrowser, contact: ReturnType<typeof contactOf>) => {
        must(await client.saveMobile(contact))
        opened.wait(1000)
        must(await client.proveMobile({ ...contact, otp: opened.newestCode(`+91${contact.mobile}`) }))
      }
      const first = await signUpAnew(opened)
      for (const _ of hourly) await prove(first, contactOf(opened))
      const email = `other-${opened.email}`
      const second = await signUpAnew({ ...opened, email })
      const taken = await second.client.saveMobile({ ...contactOf(opened), email })
      expect(taken).toMatchObject(refused(429, 'otp_limit'))
      const own = contactOf({ email, mobile: `6${opened.mobile.slice(1)}` })
      for (const _ of hourly) await prove(second, own)
      expect(await second.client.saveMobile(own)).toMatchObject(refused(429, 'otp_limit'))
    },
  },
  {
    title:
      'sends a mistyped number nothing more once it was put right, and keeps a login code alive beside it',
    run: async (opened, expect) => {
      const browser = await signUpAnew(opened)
      const login = byEmail(await askCode(opened, browser))
      const { client } = browser
      const mistyped = { ...contactOf(opened), mobile: `6${opened.mobile.slice(1)}` }
      must(await client.saveMobile(mistyped))
      const wrong = opened.newestCode(`+91${mistyped.mobile}`)
      must(await client.saveMobile(contactOf(opened)))
      expect(await client.proveMobile({ ...mistyped, otp: wrong })).toMatchObject(refused(422, 'otp_expired'))
      const otp = opened.newestCode(`+91${opened.mobile}`)
      must(await client.proveMobile({ ...contactOf(opened), otp }))
      expect(must(await client.login({ ...contactOf(opened), proof: login }))).toMatchObject({
        mobile: opened.mobile,
        isMobileNew: false,
      })
    },
  },
]
