import type { RateLimiter } from '../http/createRateLimiter.ts'
import type { Limits } from '../Limits.ts'
import type { OtpTarget } from './createOtpRepo.ts'

const hour = 60 * 60 * 1000

/** Origin of an OTP request. */
interface CodeOrigin {
  /** Network address. */
  readonly network: string
  /** Id of the browser if it has had a session of the account. */
  readonly browser: string | undefined
}

/**
 * Counts one more OTP against its rate limits. The requester's own come first: a requester above them must not use
 * up the address's or the number's. A known browser has its own only: strangers do not use them up, nor does it use
 * up theirs.
 */
export async function enforceOtpLimits(
  sharedRateLimiter: RateLimiter,
  { email, purpose, mobile }: OtpTarget,
  { network, browser }: CodeOrigin,
  { otpPerNetwork, otpPerPair, otpPerAddress, otpPerBrowser }: Limits,
): Promise<void> {
  const use = (key: string, limit: number) => sharedRateLimiter.use(`otp-${key}`, limit, hour)
  if (purpose === 'newMobile') {
    // Any visitor can enter any number here, so it is protected from SMS bombing by all requesters.
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
