import type { UserRow } from '../db/schema/users.ts'
import type { RequestContext } from '../http/RequestContext.ts'
import type { EmailVerification, UserRepo } from '../users/createUserRepo.ts'

/**
 * The account once its owner is here. On the first proof whoever sat in it before is out, and what they left is gone;
 * only in the browser that opened it nothing is lost.
 */
export async function verifyAccount(
  users: UserRepo,
  user: UserRow,
  proof: EmailVerification,
  { session }: RequestContext,
): Promise<UserRow> {
  const { sub } = proof
  if (user.verifiedAt !== null) {
    return sub === undefined || user.googleSub !== null ? user : users.linkGoogle(user.id, sub)
  }
  const isOpenedHere = session?.userId === user.id
  // Sessions first: who is out cannot put anything in behind what is emptied.
  await users.endSessions(user.id, isOpenedHere ? session.tokenHash : undefined)
  if (!isOpenedHere) await users.empty(user.id)
  return users.markProven(user.id, proof)
}
