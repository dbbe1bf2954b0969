import { createEmailVerification, signUp, unwrapResult } from '../../shopper/createShopper.ts'
import { fetchOtp } from '../../shopper/fetchOtp.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'
import { findCountViolations } from '../findCountViolations.ts'
import { queryNumericValue } from '../queryNumericValue.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { countResultCode, getResultCode } from './getResultCode.ts'

const guesses = 500
const tries = 5

/**
 * Sends five hundred wrong OTPs concurrently. At most five may be compared, and the right OTP must be invalid
 * afterwards.
 */
export const bruteForceOtp: ContentionScenario = async ({ origin, database, openNewcomer }) => {
  const owner = openNewcomer()
  await signUp(origin, owner)
  const { email, mobile } = owner.person
  const contact = { email, mobile, countryCode: '91' }
  const thief = openNewcomer()
  unwrapResult(
    (await retryUntilAnswered(() => thief.client.login.sendOtp({ ...contact, isResend: false }))).result,
  )
  const right = await fetchOtp(origin, email)
  const wrong = right === '000000' ? '000001' : '000000'
  const login = async (otp: string) =>
    getResultCode(
      (
        await retryUntilAnswered(() =>
          thief.client.login.login({ ...contact, proof: createEmailVerification(otp) }),
        )
      ).result,
    )
  const results = await Promise.all(Array.from({ length: guesses }, () => login(wrong)))
  const compared = countResultCode(results, 'otp_wrong')
  const counted = await queryNumericValue(
    database,
    `(select tries from otp_challenges where email = '${email}' order by created_at desc limit 1)`,
  )
  return [
    // Under load, a counted attempt may get no response, but every received response was counted.
    ...findCountViolations('foreign', 'codes compared beyond five', Math.max(0, compared - tries), 0),
    ...findCountViolations('foreign', 'tries counted', counted, tries),
    ...findCountViolations(
      'other',
      'guesses refused unseen',
      countResultCode(results, 'otp_locked') + compared,
      guesses,
    ),
    ...findCountViolations(
      'foreign',
      'logins with the right code after that',
      (await login(right)) === 'ok' ? 1 : 0,
      0,
    ),
  ]
}
