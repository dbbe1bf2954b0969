import type { RateLimiter } from '../http/createRateLimiter.ts'
import type { Limits } from '../Limits.ts'
import type { OtpTarget } from './createOtpRepo.ts'

const hour = 60 * 60 * 1000

/** Where the wish for a code comes from. */
interface CodeOrigin {
  /** Network address. */
  readonly network: string
  /** Id of the browser where it held a session of the account. */
  readonly browser: string | undefined
}

/**
 * Counts one more code against its limits. The sender's own come first: who is over them must not use up the
 * address's or the number's. A browser that is known has its own alone: strangers do not use them up, and it does not use
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
    // Anybody can type anybody's number here, so it is kept from bombs whoever sends them.
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
