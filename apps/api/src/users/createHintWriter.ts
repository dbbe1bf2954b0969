import type { UserRow } from '../db/schema/users.ts'
import type { Visit, VisitSession } from '../http/Visit.ts'
import type { UserRepo } from './createUserRepo.ts'
import { mayOrder } from './mayOrder.ts'

/** Writes the hint cookie of a session: who it is and how many pieces lie in the cart. */
export type HintWriter = (
  visit: Visit,
  session: VisitSession,
  count: number,
  /** The session's user, where this request read it already. */
  known?: UserRow,
) => Promise<void>

/** Makes the writer; what the hint says comes from the server's own records, and `verified` is who need prove nothing more to order. */
export const createHintWriter =
  (users: UserRepo): HintWriter =>
  async (visit, { userId }, count, known) => {
    const user = known ?? (userId === null ? undefined : await users.byId(userId))
    const [firstName] = (user?.name ?? '').trim().split(/\s+/)
    visit.setHint(user ? { name: firstName, verified: mayOrder(user), count } : { count })
  }
