import type { UserRow } from '../db/schema/users.ts'
import type { SessionContext } from '../http/RequestContext.ts'
import type { EmailVerification, UserRepo } from '../users/index.ts'

/**
 * Marks an account as verified. The first verification ends earlier sessions and deletes their data, except in the
 * browser that opened the account.
 */
export async function verifyAccount(
  users: UserRepo,
  user: UserRow,
  proof: EmailVerification,
  { session }: Pick<SessionContext, 'session'>,
): Promise<UserRow> {
  const { sub } = proof
  if (user.verifiedAt !== null) {
    return sub === undefined || user.googleSub === sub ? user : users.linkGoogle(user.id, sub)
  }
  const isOpenedHere = session?.userId === user.id
  // Sessions are ended first, so that they cannot add data after the deletion.
  await users.endSessions(user.id, isOpenedHere ? session.tokenHash : undefined)
  if (!isOpenedHere) await users.empty(user.id)
  return users.markProven(user.id, proof)
}
