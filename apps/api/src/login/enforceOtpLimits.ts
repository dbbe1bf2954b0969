import type { RateLimiter } from '../http/createRateLimiter.ts'
import type { RateLimits } from '../RateLimits.ts'
import type { OtpTarget } from './createOtpRepo.ts'

const hour = 60 * 60 * 1000

/** Origin of an OTP request. */
interface CodeOrigin {
  /** Network address. */
  readonly network: string
  /** Id of the browser, if it had a session of the account. */
  readonly browser: string | undefined
}

/**
 * Counts one more OTP against its rate limits. The limits of the requester are checked first, so that a requester who
 * has reached them cannot use up the limits of the address or number. A known browser has separate limits, which other
 * requesters cannot use up.
 */
export async function enforceOtpLimits(
  sharedRateLimiter: RateLimiter,
  { email, purpose, mobile }: OtpTarget,
  { network, browser }: CodeOrigin,
  { otpPerNetwork, otpPerPair, otpPerAddress, otpPerBrowser }: RateLimits,
): Promise<void> {
  const use = (key: string, limit: number) => sharedRateLimiter.use(`otp-${key}`, limit, hour)
  if (purpose === 'newMobile') {
    // Any visitor can enter any mobile number here, so each number has a limit for all requesters together, against SMS
    // bombing.
    await use(`number-network:${network}`, otpPerNetwork)
    await use(`number-account:${email}`, otpPerPair)
    await use(`number:${mobile}`, otpPerPair)
    return
  }
  if (browser !== undefined) return use(`browser:${browser}`, otpPerBrowser)
  await use(`network:${network}`, otpPerNetwork)
  await use(`pair:${network}:${email}`, otpPerPair)
  await use(`address:${email}`, otpPerAddress)
  if (mobile !== null) await use(`text:${mobile}`, otpPerAddress)
}
