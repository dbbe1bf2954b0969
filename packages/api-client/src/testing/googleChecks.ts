import { httpErrorResult } from './httpErrorResult.ts'
import type { BrowserFixture, LoginFixture, LoginTestCase } from './LoginTestCase.ts'
import { contactOf, signUpNewUser } from './loginSteps.ts'
import { unwrap } from './unwrap.ts'

const personOf = ({ email }: LoginFixture) => ({ sub: `google-${email}`, email, name: 'Asha Rao' })
const proof = { kind: 'google' } as const

/** Returns from Google, and exchanges the one-time token. */
const comeBack = async (
  opened: LoginFixture,
  { client, completeGoogleLogin }: BrowserFixture,
  sub?: string,
) => {
  const handle = await completeGoogleLogin({ ...personOf(opened), ...(sub === undefined ? {} : { sub }) })
  return unwrap(await client.checkGoogle({ handle }))
}

/** Checks of every login with Google. */
export const googleChecks: readonly LoginTestCase[] = [
  {
    title: 'returns the Google result once, only in the browser that left, and for one minute',
    run: async (opened, expect) => {
      const browser = opened.browser()
      const { email, name } = personOf(opened)
      const handle = await browser.completeGoogleLogin(personOf(opened))
      const expired = httpErrorResult(422, 'google_expired')
      expect(await opened.browser().client.checkGoogle({ handle })).toMatchObject(expired)
      expect(unwrap(await browser.client.checkGoogle({ handle }))).toMatchObject({
        email,
        name,
        status: 'new',
      })
      expect(await browser.client.checkGoogle({ handle })).toMatchObject(expired)
      const outcome = await browser.completeGoogleLogin(personOf(opened))
      await opened.wait(61_000)
      expect(await browser.client.checkGoogle({ handle: outcome })).toMatchObject(expired)
    },
  },
  {
    title: 'signs up a new user with Google, signs in again, and accepts each Google result once',
    run: async (opened, expect) => {
      const browser = opened.browser()
      const login = () => browser.client.login({ ...contactOf(opened), proof })
      expect(await login()).toMatchObject(httpErrorResult(422, 'google_expired'))
      await comeBack(opened, browser)
      expect(await login()).toMatchObject(httpErrorResult(422, 'not_registered'))
      const details = { ...contactOf(opened), name: 'Asha Rao', title: 'Ms.' } as const
      const up = unwrap(await browser.client.register({ ...details, proof }))
      expect(up).toMatchObject({ email: opened.email, isVerified: true })
      expect(await login()).toMatchObject(httpErrorResult(422, 'google_expired'))
      expect(await comeBack(opened, browser)).toMatchObject({ status: 'verified' })
      expect(unwrap(await login()).uid).toEqual(up.uid)
    },
  },
  {
    title: 'links Google to an account with a verified address, but links no second Google account',
    run: async (opened, expect) => {
      await signUpNewUser(opened)
      const browser = opened.browser()
      const login = () => browser.client.login({ ...contactOf(opened), proof })
      await comeBack(opened, browser)
      expect(unwrap(await login())).toMatchObject({ name: 'Asha Rao', mobile: opened.mobile })
      await comeBack(opened, browser, `other-${opened.email}`)
      expect(await login()).toMatchObject(httpErrorResult(422, 'google_other'))
    },
  },
  {
    title: 'clears an unverified account before it links Google',
    run: async (opened, expect) => {
      const abroad = { countryCode: '1', mobile: '4155550123', name: 'Nobody', title: 'Mr.' } as const
      const stranger = { email: opened.email, ...abroad, proof: { kind: 'none' } } as const
      unwrap(await opened.browser().client.register(stranger))
      const browser = opened.browser()
      expect(await comeBack(opened, browser)).toMatchObject({ status: 'unverified' })
      expect(unwrap(await browser.client.login({ ...contactOf(opened), proof }))).toMatchObject({
        name: '',
        mobile: '',
        isVerified: true,
      })
    },
  },
  {
    title: 'accepts a Google verification for ten minutes, only for its own address',
    run: async (opened, expect) => {
      await signUpNewUser(opened)
      const browser = opened.browser()
      await comeBack(opened, browser)
      const other = { ...contactOf(opened), email: `other-${opened.email}` }
      expect(await browser.client.login({ ...other, proof })).toMatchObject(
        httpErrorResult(422, 'google_expired'),
      )
      await opened.wait(10 * 60_000)
      expect(await browser.client.login({ ...contactOf(opened), proof })).toMatchObject(
        httpErrorResult(422, 'google_expired'),
      )
    },
  },
]
