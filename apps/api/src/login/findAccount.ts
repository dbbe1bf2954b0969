import type { UserRow } from '../db/schema/users.ts'
import type { UserRepo } from '../users/index.ts'
import { loginErrors } from './loginErrors.ts'

/** Finds the account of a verified address: by Google id first, because addresses change hands. */
export async function findAccount(
  users: UserRepo,
  email: string,
  sub: string | undefined,
): Promise<UserRow | undefined> {
  const linked = sub === undefined ? undefined : await users.bySub(sub)
  if (linked) return linked
  const user = await users.byEmail(email)
  if (sub !== undefined && user && user.googleSub !== null) throw loginErrors.googleOther()
  return user
}
