import type { UserRow } from '../db/schema/users.ts'
import { HttpError } from '../http/HttpError.ts'
import type { RequestContext, RequestSession } from '../http/RequestContext.ts'
import { canOrder } from './canOrder.ts'
import type { UserRepo } from './createUserRepo.ts'

/** A visit with an account behind it. */
export interface AuthenticatedContext {
  readonly session: RequestSession
  readonly user: UserRow
}

/** Lets only those pass whom a call is for. */
export const createAccountGuard = (users: UserRepo) => ({
  /** A signed-in user; others are told why one is needed. */
  async requireUser(
    { session }: RequestContext,
    why = 'Please login to place order',
  ): Promise<AuthenticatedContext> {
    const user = session?.userId ? (session.user ?? (await users.byId(session.userId))) : undefined
    if (!session || !user) throw new HttpError(401, 'login_required', why)
    return { session, user }
  },

  /** A signed-in user who may order. */
  async requireVerified(context: RequestContext): Promise<AuthenticatedContext> {
    const found = await this.requireUser(context)
    if (!canOrder(found.user)) throw new HttpError(401, 'proof_required', 'Please login to place order')
    return found
  },
})

/** Lets only those pass whom a call is for. */
export type AccountGuard = ReturnType<typeof createAccountGuard>
