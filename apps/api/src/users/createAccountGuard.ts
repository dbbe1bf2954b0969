import type { UserRow } from '../db/schema/users.ts'
import { Refusal } from '../http/Refusal.ts'
import type { Visit, VisitSession } from '../http/Visit.ts'
import type { UserRepo } from './createUserRepo.ts'
import { mayOrder } from './mayOrder.ts'

/** A visit with an account behind it. */
export interface UserVisit {
  readonly session: VisitSession
  readonly user: UserRow
}

/** Lets only those pass whom a call is for. */
export const createAccountGuard = (users: UserRepo) => ({
  /** A signed-in user; others are told why one is needed. */
  async requireUser({ session }: Visit, why = 'Please login to place order'): Promise<UserVisit> {
    const user = session?.userId ? (session.user ?? (await users.byId(session.userId))) : undefined
    if (!session || !user) throw new Refusal(401, 'login_required', why)
    return { session, user }
  },

  /** A signed-in user who may order. */
  async requireVerified(visit: Visit): Promise<UserVisit> {
    const found = await this.requireUser(visit)
    if (!mayOrder(found.user)) throw new Refusal(401, 'proof_required', 'Please login to place order')
    return found
  },
})

/** Lets only those pass whom a call is for. */
export type AccountGuard = ReturnType<typeof createAccountGuard>
