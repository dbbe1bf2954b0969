import { googleChecks } from './googleChecks.ts'
import { httpErrorResult } from './httpErrorResult.ts'
import type { LoginTestCase } from './LoginTestCase.ts'
import { contactOf, differentOtp, emailVerification, requestOtp, signUpNewUser } from './loginSteps.ts'
import { mobileChecks } from './mobileChecks.ts'
import { unwrap } from './unwrap.ts'

/** Checks of every login with OTPs by e-mail. */
const emailChecks: readonly LoginTestCase[] = [
  {
    title: 'distinguishes a new address from a known one, ignoring case',
    run: async (opened, expect) => {
      const { client } = opened.browser()
      const check = async (email: string) => unwrap(await client.checkUser({ email, fromPlaceOrder: false }))
      expect(await check(opened.email)).toMatchObject({ status: 'new', asksMobile: false })
      await signUpNewUser(opened)
      expect(await check(opened.email.toUpperCase())).toMatchObject({ status: 'verified', asksMobile: false })
      expect(
        await client.checkUser({ email: 'a@b.example,c@d.example', fromPlaceOrder: false }),
      ).toMatchObject(httpErrorResult(400, 'invalid'))
    },
  },
  {
    title: 'signs up a new user with an OTP, and signs in again with another',
    run: async (opened, expect) => {
      const { email, mobile } = opened
      const browser = opened.browser()
      const proof = emailVerification(await requestOtp(opened, browser))
      const login = () => browser.client.login({ ...contactOf(opened), proof })
      expect(await login()).toMatchObject(httpErrorResult(422, 'not_registered'))
      const details = { name: 'Asha Rao', title: 'Ms.' } as const
      const who = { email, mobile, ...details, countryCode: '91', isVerified: true, isMobileNew: true }
      const up = unwrap(await browser.client.register({ ...contactOf(opened), ...details, proof }))
      expect(up).toMatchObject(who)
      expect(await login()).toMatchObject(httpErrorResult(422, 'otp_expired'))
      unwrap(await browser.client.logout())
      const again = emailVerification(await requestOtp(opened, browser))
      expect(unwrap(await browser.client.login({ ...contactOf(opened), proof: again }))).toEqual(up)
    },
  },
  {
    title: 'accepts a correct OTP after a wrong one, but none after five wrong ones',
    run: async (opened, expect) => {
      await signUpNewUser(opened)
      const browser = opened.browser()
      const login = (otp: string) =>
        browser.client.login({ ...contactOf(opened), proof: emailVerification(otp) })
      const first = await requestOtp(opened, browser)
      expect(await login(differentOtp(first))).toMatchObject(httpErrorResult(422, 'otp_wrong'))
      expect(unwrap(await login(first))).toMatchObject({ email: opened.email })
      const second = await requestOtp(opened, browser)
      for (let guess = 0; guess < 5; guess += 1) {
        expect(await login(differentOtp(second))).toMatchObject(httpErrorResult(422, 'otp_wrong'))
      }
      expect(await login(second)).toMatchObject(httpErrorResult(422, 'otp_locked'))
    },
  },
  {
    title: 'accepts an OTP for ten minutes, only from the browser that requested it',
    run: async (opened, expect) => {
      await signUpNewUser(opened)
      const browser = opened.browser()
      const proof = emailVerification(await requestOtp(opened, browser))
      const elsewhere = await opened.browser().client.login({ ...contactOf(opened), proof })
      expect(elsewhere).toMatchObject(httpErrorResult(422, 'otp_expired'))
      await opened.wait(10 * 60_000)
      expect(await browser.client.login({ ...contactOf(opened), proof })).toMatchObject(
        httpErrorResult(422, 'otp_expired'),
      )
    },
  },
  {
    title: 'increases the wait for each further OTP, sends none meanwhile, and invalidates the previous OTP',
    run: async (opened, expect) => {
      await signUpNewUser(opened)
      const { client } = opened.browser()
      const ask = async (isResend: boolean) =>
        unwrap(await client.sendOtp({ ...contactOf(opened), isResend })).resendAfter
      expect(await ask(false)).toEqual(30)
      const first = await opened.newestCode(opened.email)
      await opened.wait(10_000)
      expect([await ask(true), await opened.newestCode(opened.email)]).toEqual([20, first])
      await opened.wait(20_000)
      expect(await ask(true)).toEqual(60)
      await opened.wait(60_000)
      expect(await ask(true)).toEqual(120)
      const login = (otp: string) => client.login({ ...contactOf(opened), proof: emailVerification(otp) })
      expect(await login(first)).toMatchObject({ ok: false })
      expect(unwrap(await login(await opened.newestCode(opened.email)))).toMatchObject({
        email: opened.email,
      })
    },
  },
  {
    title: 'sends at most five OTPs an hour to one address',
    run: async (opened, expect) => {
      const send = () => opened.browser().client.sendOtp({ ...contactOf(opened), isResend: false })
      for (let n = 0; n < 5; n += 1) unwrap(await send())
      expect(await send()).toMatchObject(httpErrorResult(429, 'otp_limit'))
      await opened.wait(60 * 60_000)
      unwrap(await send())
    },
  },
  {
    title:
      'sends OTPs to a browser that was signed in before, even after strangers used up the limit of the address',
    run: async (opened, expect) => {
      const known = opened.browser()
      const proof = emailVerification(await requestOtp(opened, known))
      unwrap(await known.client.register({ ...contactOf(opened), name: 'Asha Rao', title: 'Ms.', proof }))
      unwrap(await known.client.logout())
      const send = ({ client }: typeof known) => client.sendOtp({ ...contactOf(opened), isResend: false })
      for (let n = 0; n < 4; n += 1) unwrap(await send(opened.browser()))
      expect(await send(opened.browser())).toMatchObject(httpErrorResult(429, 'otp_limit'))
      unwrap(await send(known))
      unwrap(
        await known.client.login({
          ...contactOf(opened),
          proof: emailVerification(await opened.newestCode(opened.email)),
        }),
      )
    },
  },
  {
    title: 'opens an unverified account only from abroad, and only for an unknown address',
    run: async (opened, expect) => {
      const input = {
        ...contactOf(opened),
        name: 'Nia Evans',
        title: 'Ms.',
        proof: { kind: 'none' },
      } as const
      const register = (countryCode: string, mobile: string) =>
        opened.browser().client.register({ ...input, countryCode, mobile })
      expect(await register('91', opened.mobile)).toMatchObject(httpErrorResult(422, 'proof_needed'))
      expect(await register('1', '')).toMatchObject(httpErrorResult(400, 'invalid'))
      const known = unwrap(await register('1', '4155550123'))
      expect(known).toMatchObject({ name: 'Nia Evans', isVerified: false })
      expect(await register('1', '4155550123')).toMatchObject(httpErrorResult(422, 'proof_needed'))
      const { client } = opened.browser()
      expect(unwrap(await client.checkUser({ email: opened.email, fromPlaceOrder: true }))).toMatchObject({
        status: 'unverified',
      })
    },
  },
  {
    title: 'clears an unverified account when another person verifies its address',
    run: async (opened, expect) => {
      const abroad = { countryCode: '1', mobile: '4155550123', name: 'Nobody', title: 'Mr.' } as const
      const stranger = opened.browser()
      const proof = { kind: 'none' } as const
      unwrap(await stranger.client.register({ email: opened.email, ...abroad, proof }))
      const browser = opened.browser()
      const code = emailVerification(await requestOtp(opened, browser))
      expect(unwrap(await browser.client.login({ ...contactOf(opened), proof: code }))).toMatchObject({
        name: '',
        mobile: '',
        isVerified: true,
        isMobileNew: false,
      })
      // The earlier session of the account has ended.
      expect(await stranger.client.saveMobile(contactOf(opened))).toMatchObject(
        httpErrorResult(401, 'login_required'),
      )
    },
  },
]

/**
 * Behavior of every login, the fake one and the real one. Run each check with a new address:
 * `it.each(loginSuite)('$title', async ({ run }) => run(await open(), expect))`.
 */
export const loginSuite: readonly LoginTestCase[] = [...emailChecks, ...mobileChecks, ...googleChecks]
