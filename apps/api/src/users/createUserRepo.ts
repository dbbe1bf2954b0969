import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { sessions, type UserRow, users } from '../db/schema/users.ts'

/** What a new user says of themselves. */
export interface NewUser {
  readonly email: string
  readonly name: string
  readonly title: string
  readonly mobile: string
  readonly countryCode: string
}

/** Users in the database, or in a transaction of it. */
export const createUserRepo = (db: Database) => ({
  async byEmail(email: string): Promise<UserRow | undefined> {
    const [found] = await db.select().from(users).where(eq(users.email, email))
    return found
  },

  async byId(id: number): Promise<UserRow | undefined> {
    const [found] = await db.select().from(users).where(eq(users.id, id))
    return found
  },

  /** Writes a user whose address was just proven; what an unproven one had said before is replaced. */
  async saveProven(user: NewUser, now: Date): Promise<UserRow> {
    const { email: _, ...said } = user
    const [saved] = await db
      .insert(users)
      .values({ ...user, verifiedAt: now, createdAt: now })
      .onConflictDoUpdate({ target: users.email, set: { ...said, verifiedAt: now } })
      .returning()
    if (!saved) throw new Error('saveProven: the database answered no row to an upsert.')
    return saved
  },

  async markProven(id: number, now: Date): Promise<void> {
    await db.update(users).set({ verifiedAt: now }).where(eq(users.id, id))
  },

  /** Ends every session of a user but one: whoever sat there before the address was proven is out. */
  async endOtherSessions(userId: number, keepHash: string): Promise<void> {
    await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keepHash)))
  },
})

/** Users in the database. */
export type UserRepo = ReturnType<typeof createUserRepo>
