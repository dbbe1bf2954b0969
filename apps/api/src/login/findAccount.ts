import type { UserRow } from '../db/schema/users.ts'
import { isSameIssuer } from '../google/index.ts'
import type { UserRepo } from '../users/index.ts'
import { loginErrors } from './loginErrors.ts'

/**
 * Finds the account of a verified address: by the issuer's id first, because addresses change hands. An account that is
 * linked to an issuer of the past may be linked to the present one.
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
