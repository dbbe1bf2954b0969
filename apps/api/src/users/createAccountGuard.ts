import type { UserRow } from '../db/schema/users.ts'
import { HttpError } from '../http/HttpError.ts'
import type { RequestContext, RequestSession } from '../http/RequestContext.ts'
import { canOrder } from './canOrder.ts'
import type { UserRepo } from './createUserRepo.ts'

/** Request context with a signed-in user. */
export interface AuthenticatedContext {
  readonly session: RequestSession
  readonly user: UserRow
}

/** Creates the guard that restricts routes to authorized users. */
export const createAccountGuard = (users: UserRepo) => ({
  /** Returns the signed-in user; otherwise throws an error with the reason. */
  async requireUser(
    { session }: RequestContext,
    why = 'Please login to place order',
  ): Promise<AuthenticatedContext> {
    const user = session?.userId ? (session.user ?? (await users.byId(session.userId))) : undefined
    if (!session || !user) throw new HttpError(401, 'login_required', why)
    return { session, user }
  },

  /** Returns a signed-in user who may order. */
  async requireVerified(context: RequestContext): Promise<AuthenticatedContext> {
    const found = await this.requireUser(context)
    if (!canOrder(found.user)) throw new HttpError(401, 'proof_required', 'Please login to place order')
    return found
  },
})

/** Restricts routes to authorized users. */
export type AccountGuard = ReturnType<typeof createAccountGuard>
