import type { Visit, VisitSession } from '../http/Visit.ts'
import type { UserRepo } from './createUserRepo.ts'

/** Writes the hint cookie of a session: who it is and how many pieces lie in the cart. */
export type HintWriter = (visit: Visit, session: VisitSession, count: number) => Promise<void>

/** Makes the writer; the name in the hint comes from the server's own records. */
export const createHintWriter =
  (users: UserRepo): HintWriter =>
  async (visit, { userId }, count) => {
    const user = userId === null ? undefined : await users.byId(userId)
    const [firstName] = (user?.name ?? '').trim().split(/\s+/)
    visit.setHint(user ? { name: firstName, verified: user.verifiedAt !== null, count } : { count })
  }
