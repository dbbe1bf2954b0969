import type { UserRow } from '../db/schema/users.ts'
import type { RequestSession, SessionContext } from '../http/RequestContext.ts'
import { canOrder } from './canOrder.ts'
import type { UserRepo } from './createUserRepo.ts'

/** Writes the user-info cookie of a session: the user and the number of units in the cart. */
export type UserInfoWriter = (
  context: Pick<SessionContext, 'setUserInfo'>,
  session: RequestSession,
  count: number,
  /** The session's user, if this request has already loaded it. */
  known?: UserRow,
) => Promise<void>

/**
 * Creates the writer of the user-info cookie. The cookie's values are read from the database, not from the request. Its
 * field `verified` means that an order needs no further verification.
 */
export const createUserInfoWriter =
  (users: UserRepo): UserInfoWriter =>
  async (context, { userId }, count, known) => {
    const user = known ?? (userId === null ? undefined : await users.byId(userId))
    const [firstName] = (user?.name ?? '').trim().split(/\s+/)
    context.setUserInfo(user ? { name: firstName, verified: canOrder(user), count } : { count })
  }
