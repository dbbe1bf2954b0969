import { setTimeout } from 'node:timers/promises'
import { byEmail, mustHave, type Shopper } from '../../shopper/createShopper.ts'
import { insist } from '../../shopper/insist.ts'
import { readCode } from '../../shopper/readCode.ts'

// A little more than the shop waits before it sends another code.
const untilNextCodeMs = 31_000

/**
 * Signs a shopper up over a bad line. Where the answer to the right code is lost, the session is lost with it: the
 * shopper has an account then, and logs in with a new code. Mails are read on `straight`, past the line.
 */
export async function signUpStubbornly({ person, client }: Shopper, straight: string): Promise<void> {
  const { email, name, mobile } = person
  const contact = { email, mobile, countryCode: '91' }
  mustHave((await insist(() => client.login.sendOtp({ ...contact, name, isResend: false }))).outcome)
  const otp = await readCode(straight, email)
  const said = { ...contact, proof: byEmail(otp), name, title: 'Ms.' } as const
  const { outcome, tries } = await insist(() => client.login.register(said))
  if (outcome.ok || tries === 1) return void mustHave(outcome)
  await setTimeout(untilNextCodeMs)
  mustHave((await insist(() => client.login.sendOtp({ ...contact, isResend: true }))).outcome)
  const newer = await readCode(straight, email)
  mustHave((await insist(() => client.login.login({ ...contact, proof: byEmail(newer) }))).outcome)
}
