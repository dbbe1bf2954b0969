import { byEmail, mustHave, signUp } from '../../shopper/createShopper.ts'
import { insist } from '../../shopper/insist.ts'
import { readCode } from '../../shopper/readCode.ts'
import { mustBe } from '../mustBe.ts'
import { numberIn } from '../numberIn.ts'
import type { Contest } from './Arena.ts'
import { countOf, wordOf } from './wordOf.ts'

const guesses = 500
const tries = 5

/** Five hundred wrong codes at once: five are compared, and the right one is worth nothing then. */
export const guessCodes: Contest = async ({ origin, books, openNewcomer }) => {
  const owner = openNewcomer()
  await signUp(origin, owner)
  const { email, mobile } = owner.person
  const contact = { email, mobile, countryCode: '91' }
  const thief = openNewcomer()
  mustHave((await insist(() => thief.client.login.sendOtp({ ...contact, isResend: false }))).outcome)
  const right = await readCode(origin, email)
  const wrong = right === '000000' ? '000001' : '000000'
  const login = async (otp: string) =>
    wordOf((await insist(() => thief.client.login.login({ ...contact, proof: byEmail(otp) }))).outcome)
  const said = await Promise.all(Array.from({ length: guesses }, () => login(wrong)))
  const compared = countOf(said, 'otp_wrong')
  const counted = await numberIn(
    books,
    `(select tries from otp_challenges where email = '${email}' order by created_at desc limit 1)`,
  )
  return [
    // A guess may be counted and its answer lost in the crowd, never the other way round.
    ...mustBe('foreign', 'codes compared beyond five', Math.max(0, compared - tries), 0),
    ...mustBe('foreign', 'tries counted', counted, tries),
    ...mustBe('other', 'guesses refused unseen', countOf(said, 'otp_locked') + compared, guesses),
    ...mustBe('foreign', 'logins with the right code after that', (await login(right)) === 'ok' ? 1 : 0, 0),
  ]
}
