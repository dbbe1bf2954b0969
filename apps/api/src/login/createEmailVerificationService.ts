import type { LoginVerification } from '@store/api-client/contract/login'
import type { Database } from '../db/Database.ts'
import type { UserRow } from '../db/schema/users.ts'
import type { GoogleVerificationService } from '../google/index.ts'
import type { IdentityVerificationContext } from '../http/RequestContext.ts'
import { getVerifiedMobile, type UserRepo } from '../users/index.ts'
import { acquireLoginLock } from './acquireLoginLock.ts'
import type { OtpService, OtpSubmission } from './createOtpService.ts'
import { loginErrors } from './loginErrors.ts'
import { otpErrors } from './otpErrors.ts'

/** A transaction, and the repository of users in it. */
export interface LoginTransaction {
  readonly tx: Database
  readonly users: UserRepo
}

/**
 * Creates the service that verifies ownership of an e-mail address: it checks first, and consumes the verification in
 * the transaction of the login.
 */
export function createEmailVerificationService(
  users: UserRepo,
  otp: OtpService,
  google: GoogleVerificationService,
) {
  type Code = Extract<LoginVerification, { readonly kind: 'code' }>

  const typed = (
    email: string,
    { otp, by }: Code,
    user: UserRow | undefined,
    context: IdentityVerificationContext,
  ): OtpSubmission => {
    const { challengeId, device } = context
    if (by === 'email') return { email, purpose: by, mobile: null, otp, challengeId, device }
    const mobile = getVerifiedMobile(user)
    // The number may have lost its verification since the OTP was sent.
    if (mobile === undefined) throw otpErrors.expired()
    return { email, purpose: by, mobile, otp, challengeId, device }
  }

  return {
    /** Rejects a wrong OTP, and counts the attempt. A Google identity is checked when it is consumed. */
    async check(
      email: string,
      proof: LoginVerification,
      context: IdentityVerificationContext,
    ): Promise<void> {
      if (proof.kind === 'google') return
      const user = proof.by === 'mobile' ? await users.byEmail(email) : undefined
      await otp.check(typed(email, proof, user, context))
    },

    /** Consumes a verification; returns the Google id if it was a Google login. */
    async consume(
      { tx, users }: LoginTransaction,
      email: string,
      proof: LoginVerification,
      context: IdentityVerificationContext,
    ): Promise<string | undefined> {
      if (proof.kind === 'google') {
        const identity = await google.consume(tx, context)
        if (identity.email !== email) throw loginErrors.googleExpired()
        // The same user may sign in with two addresses concurrently, but has only one account to link.
        await acquireLoginLock(tx, identity.sub)
        return identity.sub
      }
      const user = proof.by === 'mobile' ? await users.byEmail(email) : undefined
      await otp.consume(tx, typed(email, proof, user, context))
      return undefined
    },
  }
}

/** Service that verifies ownership of an e-mail address. */
export type EmailVerificationService = ReturnType<typeof createEmailVerificationService>
