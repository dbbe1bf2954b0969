import { setTimeout } from 'node:timers/promises'
import { createEmailVerification, type Shopper, unwrapResult } from '../../shopper/createShopper.ts'
import { fetchOtp } from '../../shopper/fetchOtp.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'

// A little more than the cooldown before the shop sends another OTP.
const untilNextCodeMs = 31_000

/**
 * Signs a shopper up over a flaky proxy. If the response to the right OTP is lost, the shopper has an account but no
 * session, and logs in with a new OTP. Mails are read at the origin `straight`, without the proxy.
 */
export async function signUpWithRetry({ person, client }: Shopper, straight: string): Promise<void> {
  const { email, name, mobile } = person
  const contact = { email, mobile, countryCode: '91' }
  unwrapResult(
    (await retryUntilAnswered(() => client.login.sendOtp({ ...contact, name, isResend: false }))).result,
  )
  const otp = await fetchOtp(straight, email)
  const details = { ...contact, proof: createEmailVerification(otp), name, title: 'Ms.' } as const
  const { result, tries } = await retryUntilAnswered(() => client.login.register(details))
  if (result.ok || tries === 1) return void unwrapResult(result)
  await setTimeout(untilNextCodeMs)
  unwrapResult((await retryUntilAnswered(() => client.login.sendOtp({ ...contact, isResend: true }))).result)
  const newer = await fetchOtp(straight, email)
  unwrapResult(
    (
      await retryUntilAnswered(() =>
        client.login.login({ ...contact, proof: createEmailVerification(newer) }),
      )
    ).result,
  )
}
