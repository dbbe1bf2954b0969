import type { ApiClient } from '../../ApiClient.ts'
import { unwrap } from '../../testing/unwrap.ts'

/** Returns digits, unused by earlier runs, for an e-mail address or a mobile number. */
export const randomDigits = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte % 10).join('')

/** Signs up a new user with an OTP by e-mail. */
export async function signUp(
  client: ApiClient,
  readOtp: (to: string) => string | Promise<string>,
): Promise<ApiClient> {
  const email = `conformance-${randomDigits(12)}@example.com`
  const contact = { email, mobile: `9${randomDigits(9)}`, countryCode: '91' }
  unwrap(await client.login.sendOtp({ ...contact, name: 'Asha Rao', isResend: false }))
  const otp = await readOtp(email)
  const proof = { kind: 'code', otp, by: 'email' } as const
  unwrap(await client.login.register({ ...contact, proof, name: 'Asha Rao', title: 'Ms.' }))
  return client
}
