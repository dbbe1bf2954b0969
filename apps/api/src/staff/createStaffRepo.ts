import { asc, eq, isNotNull } from 'drizzle-orm'
import { createAuditLog } from '../audit/index.ts'
import type { Database } from '../db/Database.ts'
import { staffMembers } from '../db/schema/staffMembers.ts'
import { hashToken } from '../http/createSessionRepo.ts'
import type { StaffMember } from '../http/RequestContext.ts'

/** Author and time of a change by the staff. */
export interface StaffChangeMetadata {
  readonly actor: string
  readonly at: Date
}

/** Creates the repository of the merchant's staff, in the database or a transaction. */
export const createStaffRepo = (db: Database) => ({
  /** Finds the member by their token. */
  async byToken(token: string): Promise<StaffMember | undefined> {
    const [found] = await db
      .select({ name: staffMembers.name, role: staffMembers.role })
      .from(staffMembers)
      .where(eq(staffMembers.tokenHash, hashToken(token)))
    return found
  },

  /** Returns all members with a valid token, by name. */
  list: (): Promise<readonly StaffMember[]> =>
    db
      .select({ name: staffMembers.name, role: staffMembers.role })
      .from(staffMembers)
      .where(isNotNull(staffMembers.tokenHash))
      .orderBy(asc(staffMembers.name)),

  /** Adds a member, or replaces the role and the token of the member with this name. */
  async add(
    member: StaffMember & { readonly token: string },
    { actor, at }: StaffChangeMetadata,
  ): Promise<void> {
    const { name, role, token } = member
    const given = { role, tokenHash: hashToken(token) }
    await db
      .insert(staffMembers)
      .values({ name, ...given, createdAt: at })
      .onConflictDoUpdate({ target: staffMembers.name, set: given })
    await createAuditLog(db).add({ actor, at, action: 'staffAdded', subject: name, after: role })
  },

  /** Revokes a member's token; returns false if there is none. */
  async revoke(name: string, { actor, at }: StaffChangeMetadata): Promise<boolean> {
    const [found] = await db.select().from(staffMembers).where(eq(staffMembers.name, name)).for('update')
    if (!found || found.tokenHash === null) return false
    await db.update(staffMembers).set({ tokenHash: null }).where(eq(staffMembers.name, name))
    await createAuditLog(db).add({ actor, at, action: 'staffRevoked', subject: name, before: found.role })
    return true
  },
})
