import { byEmail, mustHave, signUp } from '../../shopper/createShopper.ts'
import { insist } from '../../shopper/insist.ts'
import { readCode } from '../../shopper/readCode.ts'
import { mustBe } from '../mustBe.ts'
import { numberIn } from '../numberIn.ts'
import type { Contest } from './Arena.ts'
import { countOf, wordOf } from './wordOf.ts'

const times = 50

/** One right code fifty times at once: one login, one session more. */
export const useCodeTwice: Contest = async ({ origin, books, openNewcomer }) => {
  const owner = openNewcomer()
  await signUp(origin, owner)
  const { email, mobile } = owner.person
  const contact = { email, mobile, countryCode: '91' }
  const sessions = `(select count(*)::int from sessions s join users u on u.id = s.user_id where u.email = '${email}')`
  const before = await numberIn(books, sessions)
  const { client } = openNewcomer()
  mustHave((await insist(() => client.login.sendOtp({ ...contact, isResend: false }))).outcome)
  const otp = await readCode(origin, email)
  const said = await Promise.all(
    Array.from({ length: times }, async () =>
      wordOf((await insist(() => client.login.login({ ...contact, proof: byEmail(otp) }))).outcome),
    ),
  )
  return [
    ...mustBe('doubled', 'logins with one code', countOf(said, 'ok'), 1),
    ...mustBe('doubled', 'sessions from one code', (await numberIn(books, sessions)) - before, 1),
  ]
}
