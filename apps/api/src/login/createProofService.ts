import type { LoginVerification } from '@store/api-client/contract/login'
import type { Database } from '../db/Database.ts'
import type { UserRow } from '../db/schema/users.ts'
import type { GoogleProofService } from '../google/createGoogleProofService.ts'
import type { Visit } from '../http/Visit.ts'
import type { UserRepo } from '../users/createUserRepo.ts'
import { provenNumber } from '../users/provenNumber.ts'
import type { OtpService, TypedCode } from './createOtpService.ts'
import { loginRefusals } from './loginRefusals.ts'
import { otpRefusals } from './otpRefusals.ts'
import { queueUp } from './queueUp.ts'

/** A transaction, and the users in it. */
export interface InLogin {
  readonly tx: Database
  readonly users: UserRepo
}

/** Proofs that an e-mail address is somebody's: looked at first, used up inside the login's transaction. */
export function createProofService(users: UserRepo, otp: OtpService, google: GoogleProofService) {
  type Code = Extract<LoginVerification, { readonly kind: 'code' }>

  const typed = (email: string, { otp, by }: Code, user: UserRow | undefined, visit: Visit): TypedCode => {
    const { challengeId: asked, device } = visit
    if (by === 'email') return { email, purpose: by, mobile: null, otp, asked, device }
    const mobile = provenNumber(user)
    // A number that was proven when the code left may not be any more.
    if (mobile === undefined) throw otpRefusals.expired()
    return { email, purpose: by, mobile, otp, asked, device }
  }

  return {
    /** Refuses a code that is not right, at the cost of a try. Google's word is asked for when it is used up. */
    async check(email: string, proof: LoginVerification, visit: Visit): Promise<void> {
      if (proof.kind === 'google') return
      const user = proof.by === 'mobile' ? await users.byEmail(email) : undefined
      await otp.check(typed(email, proof, user, visit))
    },

    /** Uses a proof up; answers what Google calls the person, where it was Google that said it. */
    async consume(
      { tx, users }: InLogin,
      email: string,
      proof: LoginVerification,
      visit: Visit,
    ): Promise<string | undefined> {
      if (proof.kind === 'google') {
        const identity = await google.consume(tx, visit)
        if (identity.email !== email) throw loginRefusals.googleExpired()
        // The same person may come by two addresses at once, and has one account to be linked.
        await queueUp(tx, identity.sub)
        return identity.sub
      }
      const user = proof.by === 'mobile' ? await users.byEmail(email) : undefined
      await otp.consume(tx, typed(email, proof, user, visit))
      return undefined
    },
  }
}

/** Proofs that an e-mail address is somebody's. */
export type ProofService = ReturnType<typeof createProofService>
