import { type StaffRole, staffRoles } from '@store/api-client/contract/call'
import type { Database } from '../db/Database.ts'
import { HttpError } from '../http/HttpError.ts'
import type { StaffAuthenticator } from '../http/registerRoutes.ts'
import { createStaffRepo } from './createStaffRepo.ts'

/** Creates the guard of the staff's calls, which requires a valid token and a role with the permission. */
export function createStaffGuard(db: Database): StaffAuthenticator {
  const staff = createStaffRepo(db)
  return async (authorization, role) => {
    const token = /^Bearer ([\w-]{43})$/.exec(authorization)?.[1]
    const member = token === undefined ? undefined : await staff.byToken(token)
    if (!member) throw new HttpError(401, 'token_required', () => 'Send a valid token of your staff.')
    if (!includesRole(member.role, role)) {
      throw new HttpError(403, 'role_required', () => `This needs the role ${role}; yours is ${member.role}.`)
    }
    return member
  }
}

/** Returns whether a role has the permissions of another. */
const includesRole = (given: StaffRole, needed: StaffRole): boolean =>
  staffRoles.indexOf(given) >= staffRoles.indexOf(needed)
