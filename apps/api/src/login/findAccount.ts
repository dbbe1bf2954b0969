import type { UserRow } from '../db/schema/users.ts'
import { isSameIssuer } from '../google/index.ts'
import type { UserRepo } from '../users/index.ts'
import { loginErrors } from './loginErrors.ts'

/**
 * Finds the account of a verified address: first by the issuer's id, because addresses change owners. An account that
 * is linked to a former issuer may be linked to the current one.
 */
export async function findAccount(
  users: UserRepo,
  email: string,
  sub: string | undefined,
): Promise<UserRow | undefined> {
  const linked = sub === undefined ? undefined : await users.bySub(sub)
  if (linked) return linked
  const user = await users.byEmail(email)
  const linkedId = user?.googleSub ?? null
  if (sub !== undefined && linkedId !== null && isSameIssuer(linkedId, sub)) throw loginErrors.googleOther()
  return user
}
