import type { NameTitle } from '@store/api-client/contract/login'
import type { AppDeps } from '../AppDeps.ts'
import { mergeCarts } from '../cart/mergeCarts.ts'
import type { UserRow } from '../db/schema/users.ts'
import { Refusal } from '../http/Refusal.ts'
import type { Visit } from '../http/Visit.ts'
import { createUserRepo, type UserRepo } from '../users/createUserRepo.ts'
import type { OtpService } from './createOtpService.ts'
import type { UserData } from './unsealUserData.ts'

/** Who signed in, and the pieces in their cart. */
export interface SignedInUser {
  readonly user: UserRow
  readonly cartCount: number
}

/** A user, and whether the address was proven just now for the first time. */
interface Proven {
  readonly user: UserRow
  readonly isFirstProof: boolean
}

/** Signs users in and up: code, user, session and cart are one transaction; the browser is told when it stands. */
export function createLoginService({ transact, clock, ids }: AppDeps, otp: OtpService) {
  const enter = async (
    email: string,
    code: string,
    visit: Visit,
    find: (users: UserRepo, now: Date) => Promise<Proven>,
  ): Promise<SignedInUser> => {
    const codeId = await otp.check(email, code, visit)
    const { session, ...signedIn } = await transact(async (tx) => {
      const users = createUserRepo(tx)
      await otp.consume(tx, codeId, email)
      const { user, isFirstProof } = await find(users, clock.now())
      const session = await visit.start(user.id, tx)
      const cartCount = await mergeCarts(tx, ids, visit.session, session)
      await visit.retire(tx)
      // Whoever sat in the account before its owner proved the address is out.
      if (isFirstProof) await users.endOtherSessions(user.id, session.tokenHash)
      return { session, user, cartCount }
    })
    visit.adopt(session)
    visit.setChallenge(undefined)
    return signedIn
  }

  return {
    /** A registered user. */
    login: ({ email }: UserData, code: string, visit: Visit): Promise<SignedInUser> =>
      enter(email, code, visit, async (users, now) => {
        const user = await users.byEmail(email)
        if (!user) throw new Refusal(422, 'not_registered', 'This email is not registered yet.', 'email')
        if (user.verifiedAt) return { user, isFirstProof: false }
        await users.markProven(user.id, now)
        return { user: { ...user, verifiedAt: now }, isFirstProof: true }
      }),

    /** A new user; one who is registered and proven already is simply signed in. */
    register: (
      { email, mobile }: UserData,
      said: { readonly name: string; readonly title: NameTitle; readonly countryCode: string },
      code: string,
      visit: Visit,
    ): Promise<SignedInUser> => {
      if (mobile === '') throw new Refusal(400, 'invalid', 'Please enter a valid mobile number', 'mobile')
      return enter(email, code, visit, async (users, now) => {
        const known = await users.byEmail(email)
        if (known?.verifiedAt) return { user: known, isFirstProof: false }
        return { user: await users.saveProven({ email, mobile, ...said }, now), isFirstProof: true }
      })
    },
  }
}

/** Signs users in and up. */
export type LoginService = ReturnType<typeof createLoginService>
