import type { AppDeps } from '../AppDeps.ts'
import type { Visit } from '../http/Visit.ts'
import type { AccountGuard, UserVisit } from '../users/createAccountGuard.ts'
import { createUserRepo, type UserRepo } from '../users/createUserRepo.ts'
import type { OtpService } from './createOtpService.ts'
import { loginRefusals } from './loginRefusals.ts'
import { queueUp } from './queueUp.ts'
import type { UserData } from './unsealUserData.ts'

/** How long after signing in a number may be changed, in ms: a browser left open is not its owner. */
const freshness = 10 * 60 * 1000

/** What the service needs. */
export interface MobileServiceDeps {
  readonly deps: AppDeps
  readonly guard: AccountGuard
  readonly users: UserRepo
  readonly otp: OtpService
}

/** New mobile numbers of signed-in users: kept unproven and sent a code, proven with it (specification 1, section 4). */
export function createMobileService({ deps, guard, users, otp }: MobileServiceDeps) {
  const { transact, clock, countryCodes } = deps

  const owner = async (
    { email, mobile }: UserData,
    countryCode: string,
    visit: Visit,
  ): Promise<UserVisit> => {
    const found = await guard.requireUser(visit, 'Please login to change your mobile number')
    if (found.user.verifiedAt === null) throw loginRefusals.proofNeeded()
    if (found.user.email !== email) throw loginRefusals.otherAccount()
    if (mobile === '' || !countryCodes.includes(countryCode)) throw loginRefusals.mobile()
    return found
  }
  const aimOf = ({ email, mobile }: UserData, countryCode: string) =>
    ({ email, purpose: 'newMobile', mobile: `+${countryCode}${mobile}` }) as const

  return {
    /** Keeps a number unproven and sends it a code; answers the seconds until another may be asked for. */
    async save(contact: UserData, countryCode: string, visit: Visit): Promise<number> {
      const { user, session } = await owner(contact, countryCode, visit)
      const since = new Date(clock.now().getTime() - freshness)
      if (!(await users.isYoung(session.tokenHash, since))) throw loginRefusals.loginAgain()
      const { id, resendAfter } = await otp.send(
        aimOf(contact, countryCode),
        { asked: visit.mobileChallengeId, network: visit.address, device: visit.device },
        { along: (tx) => createUserRepo(tx).keepMobile(user.id, { mobile: contact.mobile, countryCode }) },
      )
      if (id !== undefined) visit.setMobileChallenge(id)
      return resendAfter
    },

    /** Proves a number with the code it was sent. */
    async prove(contact: UserData, countryCode: string, code: string, visit: Visit): Promise<void> {
      const { user } = await owner(contact, countryCode, visit)
      const { mobileChallengeId: asked, device } = visit
      const typed = { ...aimOf(contact, countryCode), otp: code, asked, device }
      await otp.check(typed)
      await transact(async (tx) => {
        await queueUp(tx, contact.email)
        await otp.consume(tx, typed)
        const { mobile } = contact
        await createUserRepo(tx).proveMobile(user.id, { mobile, countryCode }, clock.now())
      })
      visit.setMobileChallenge(undefined)
    },
  }
}

/** New mobile numbers of signed-in users. */
export type MobileService = ReturnType<typeof createMobileService>
