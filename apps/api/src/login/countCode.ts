import type { Limits } from '../AppDeps.ts'
import type { Allowance } from '../http/createAllowance.ts'
import type { CodeAim } from './createOtpRepo.ts'

const hour = 60 * 60 * 1000

/**
 * Counts one more code against its limits. The sender's own come first: who is over them must not use up the
 * address's or the number's.
 */
export async function countCode(
  allowance: Allowance,
  { email, purpose, mobile }: CodeAim,
  network: string,
  { otpPerNetwork, otpPerPair, otpPerAddress }: Limits,
): Promise<void> {
  const use = (key: string, limit: number) => allowance.use(`otp-${key}`, limit, hour)
  if (purpose === 'newMobile') {
    // Anybody can type anybody's number here, so it is kept from bombs whoever sends them.
    await use(`number-network:${network}`, otpPerNetwork)
    await use(`number-account:${email}`, otpPerPair)
    await use(`number:${mobile}`, otpPerPair)
    return
  }
  await use(`network:${network}`, otpPerNetwork)
  await use(`pair:${network}:${email}`, otpPerPair)
  await use(`address:${email}`, otpPerAddress)
  if (mobile !== null) await use(`text:${mobile}`, otpPerAddress)
}
