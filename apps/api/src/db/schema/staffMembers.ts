import type { StaffRole } from '@store/api-client/contract/staff'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The merchant's staff, each with a token and a role. */
export const staffMembers = pgTable('staff_members', {
  name: text().primaryKey(),
  role: text().$type<StaffRole>().notNull(),
  /** Hash of the token, so that reading the database is not enough to use it; null after the token was revoked. */
  tokenHash: text('token_hash').unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
