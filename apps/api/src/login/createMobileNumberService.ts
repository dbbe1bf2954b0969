import type { AppDeps } from '../AppDeps.ts'
import type {
  AuthenticatedContext,
  IdentityVerificationContext,
  PublicContext,
} from '../http/RequestContext.ts'
import { createUserRepo, type UserRepo } from '../users/index.ts'
import { acquireLoginLock } from './acquireLoginLock.ts'
import type { OtpService } from './createOtpService.ts'
import type { DecryptedUserData } from './decryptUserData.ts'
import { loginErrors } from './loginErrors.ts'

/**
 * Time after signing in during which a number may be changed, in ms, because later another person may be using the
 * browser.
 */
const freshness = 10 * 60 * 1000

/** The part of a request's context that a new number uses. */
interface MobileContext
  extends AuthenticatedContext,
    IdentityVerificationContext,
    Pick<PublicContext, 'network' | 'messages'> {}

/** Dependencies of the service. */
export interface MobileNumberServiceDeps {
  readonly deps: AppDeps
  readonly users: UserRepo
  readonly otp: OtpService
}

/**
 * Creates the service for new mobile numbers of signed-in users, which stores them as unverified, sends an OTP and
 * verifies them with it (specification 1, section 4).
 */
export function createMobileNumberService({ deps, users, otp }: MobileNumberServiceDeps) {
  const { transact, clock, countryCodes } = deps

  const requireOwner = (
    { email, mobile }: DecryptedUserData,
    countryCode: string,
    { user }: MobileContext,
  ): void => {
    if (user.verifiedAt === null) throw loginErrors.proofNeeded()
    if (user.email !== email) throw loginErrors.otherAccount()
    if (mobile === '' || !countryCodes.includes(countryCode)) throw loginErrors.mobile()
  }
  const aimOf = ({ email, mobile }: DecryptedUserData, countryCode: string) =>
    ({ email, purpose: 'newMobile', mobile: `+${countryCode}${mobile}` }) as const

  return {
    /** Stores a number as unverified and sends it an OTP; returns the seconds until another one may be requested. */
    async save(contact: DecryptedUserData, countryCode: string, context: MobileContext): Promise<number> {
      const { user, session } = context
      requireOwner(contact, countryCode, context)
      const since = new Date(clock.now().getTime() - freshness)
      if (!(await users.isYoung(session.tokenHash, since))) throw loginErrors.loginAgain()
      const { id, resendAfter } = await otp.send(
        aimOf(contact, countryCode),
        {
          challengeId: context.mobileChallengeId,
          network: context.network,
          device: context.device,
          messages: context.messages,
        },
        { along: (tx) => createUserRepo(tx).keepMobile(user.id, { mobile: contact.mobile, countryCode }) },
      )
      if (id !== undefined) context.setMobileChallenge(id)
      return resendAfter
    },

    /** Verifies a number with the OTP sent to it. */
    async prove(
      contact: DecryptedUserData,
      countryCode: string,
      code: string,
      context: MobileContext,
    ): Promise<void> {
      const { user, mobileChallengeId: challengeId, device } = context
      requireOwner(contact, countryCode, context)
      const typed = { ...aimOf(contact, countryCode), otp: code, challengeId, device }
      await otp.check(typed)
      await transact(async (tx) => {
        await acquireLoginLock(tx, contact.email)
        await otp.consume(tx, typed)
        const { mobile } = contact
        await createUserRepo(tx).proveMobile(user.id, { mobile, countryCode }, clock.now())
      })
      context.setMobileChallenge(undefined)
    },
  }
}

/** Service for new mobile numbers of signed-in users. */
export type MobileNumberService = ReturnType<typeof createMobileNumberService>
