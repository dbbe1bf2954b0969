import type { UserRow } from '../db/schema/users.ts'
import type { RequestContext, RequestSession } from '../http/RequestContext.ts'
import { canOrder } from './canOrder.ts'
import type { UserRepo } from './createUserRepo.ts'

/** Writes the hint cookie of a session: who it is and how many pieces lie in the cart. */
export type UserInfoWriter = (
  context: RequestContext,
  session: RequestSession,
  count: number,
  /** The session's user, where this request read it already. */
  known?: UserRow,
) => Promise<void>

/** Makes the writer; what the hint says comes from the server's own records, and `verified` is who need prove nothing more to order. */
export const createUserInfoWriter =
  (users: UserRepo): UserInfoWriter =>
  async (context, { userId }, count, known) => {
    const user = known ?? (userId === null ? undefined : await users.byId(userId))
    const [firstName] = (user?.name ?? '').trim().split(/\s+/)
    context.setUserInfo(user ? { name: firstName, verified: canOrder(user), count } : { count })
  }
