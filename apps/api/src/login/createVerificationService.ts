import type { LoginVerification } from '@store/api-client/contract/login'
import type { Database } from '../db/Database.ts'
import type { UserRow } from '../db/schema/users.ts'
import type { GoogleVerificationService } from '../google/createGoogleVerificationService.ts'
import type { RequestContext } from '../http/RequestContext.ts'
import type { UserRepo } from '../users/createUserRepo.ts'
import { verifiedMobile } from '../users/verifiedMobile.ts'
import { acquireLoginLock } from './acquireLoginLock.ts'
import type { OtpService, SubmittedCode } from './createOtpService.ts'
import { loginErrors } from './loginErrors.ts'
import { otpErrors } from './otpErrors.ts'

/** A transaction, and the users in it. */
export interface LoginTransaction {
  readonly tx: Database
  readonly users: UserRepo
}

/** Proofs that an e-mail address is somebody's: looked at first, used up inside the login's transaction. */
export function createVerificationService(
  users: UserRepo,
  otp: OtpService,
  google: GoogleVerificationService,
) {
  type Code = Extract<LoginVerification, { readonly kind: 'code' }>

  const typed = (
    email: string,
    { otp, by }: Code,
    user: UserRow | undefined,
    context: RequestContext,
  ): SubmittedCode => {
    const { challengeId, device } = context
    if (by === 'email') return { email, purpose: by, mobile: null, otp, challengeId, device }
    const mobile = verifiedMobile(user)
    // A number that was proven when the code left may not be any more.
    if (mobile === undefined) throw otpErrors.expired()
    return { email, purpose: by, mobile, otp, challengeId, device }
  }

  return {
    /** Refuses a code that is not right, at the cost of a try. Google's word is asked for when it is used up. */
    async check(email: string, proof: LoginVerification, context: RequestContext): Promise<void> {
      if (proof.kind === 'google') return
      const user = proof.by === 'mobile' ? await users.byEmail(email) : undefined
      await otp.check(typed(email, proof, user, context))
    },

    /** Uses a proof up; answers what Google calls the person, where it was Google that said it. */
    async consume(
      { tx, users }: LoginTransaction,
      email: string,
      proof: LoginVerification,
      context: RequestContext,
    ): Promise<string | undefined> {
      if (proof.kind === 'google') {
        const identity = await google.consume(tx, context)
        if (identity.email !== email) throw loginErrors.googleExpired()
        // The same person may come by two addresses at once, and has one account to be linked.
        await acquireLoginLock(tx, identity.sub)
        return identity.sub
      }
      const user = proof.by === 'mobile' ? await users.byEmail(email) : undefined
      await otp.consume(tx, typed(email, proof, user, context))
      return undefined
    },
  }
}

/** Proofs that an e-mail address is somebody's. */
export type VerificationService = ReturnType<typeof createVerificationService>
