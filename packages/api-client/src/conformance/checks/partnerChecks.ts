import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'
import { randomDigits } from './signUp.ts'

/** Checks of the login on a partner site. */
export const partnerChecks: readonly ConformanceCheck[] = [
  {
    title: 'tells a partner’s server once who signed in on its page',
    profile: 'full',
    run: async ({ partner, visitor, readOtp, expect }) => {
      const { origin, secret } = partner
      // A browser marks the requests of a page on another site, and neither sends nor keeps cookies for it.
      const { login } = visitor({ origin, headers: { 'sec-fetch-site': 'cross-site' } })
      const email = `conformance-${randomDigits(12)}@example.com`
      const contact = { email, mobile: `9${randomDigits(9)}`, countryCode: '91' }
      unwrap(await login.sendOtp({ ...contact, name: 'Asha Rao', isResend: false }))
      const proof = { kind: 'code', otp: await readOtp(email), by: 'email' } as const
      const { pass = '' } = unwrap(
        await login.register({ ...contact, proof, name: 'Asha Rao', title: 'Ms.' }),
      )
      const server = visitor()
      expect(unwrap(await server.partners.exchange({ origin, secret, pass }))).toMatchObject({
        ...{ email, name: 'Asha Rao', title: 'Ms.' },
      })
      expect(await server.partners.exchange({ origin, secret, pass })).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 422 },
      })
    },
  },
]
