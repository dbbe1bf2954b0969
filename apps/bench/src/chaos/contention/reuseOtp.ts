import { createEmailVerification, signUp, unwrapResult } from '../../shopper/createShopper.ts'
import { fetchOtp } from '../../shopper/fetchOtp.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'
import { findCountViolations } from '../findCountViolations.ts'
import { queryNumericValue } from '../queryNumericValue.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { countResultCode, getResultCode } from './getResultCode.ts'

const times = 50

/** Sends one right OTP fifty times at the same time. Exactly one login must succeed and create one session. */
export const reuseOtp: ContentionScenario = async ({ origin, database, openNewcomer }) => {
  const owner = openNewcomer()
  await signUp(origin, owner)
  const { email, mobile } = owner.person
  const contact = { email, mobile, countryCode: '91' }
  const sessions = `(select count(*)::int from sessions s join users u on u.id = s.user_id where u.email = '${email}')`
  const before = await queryNumericValue(database, sessions)
  const { client } = openNewcomer()
  unwrapResult((await retryUntilAnswered(() => client.login.sendOtp({ ...contact, isResend: false }))).result)
  const otp = await fetchOtp(origin, email)
  const results = await Promise.all(
    Array.from({ length: times }, async () =>
      getResultCode(
        (
          await retryUntilAnswered(() =>
            client.login.login({ ...contact, proof: createEmailVerification(otp) }),
          )
        ).result,
      ),
    ),
  )
  return [
    ...findCountViolations('doubled', 'logins with one code', countResultCode(results, 'ok'), 1),
    ...findCountViolations(
      'doubled',
      'sessions from one code',
      (await queryNumericValue(database, sessions)) - before,
      1,
    ),
  ]
}
