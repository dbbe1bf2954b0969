import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { sessions } from '../db/schema/users.ts'
import type { Device } from './readDevice.ts'
import { sessionLife } from './sessionLife.ts'
import type { VisitSession } from './Visit.ts'

/** A session's token as it is kept: who reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Sessions in the database. */
export const createSessionRepo = (db: Database) => ({
  async find(token: string, now: Date): Promise<VisitSession | undefined> {
    const tokenHash = hashToken(token)
    const alive = and(
      eq(sessions.tokenHash, tokenHash),
      gt(sessions.seenAt, new Date(now.getTime() - sessionLife.idle)),
      gt(sessions.createdAt, new Date(now.getTime() - sessionLife.absolute)),
    )
    const [found] = await db.select().from(sessions).where(alive)
    if (!found) return undefined
    if (now.getTime() - found.seenAt.getTime() > sessionLife.touch) {
      await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash))
    }
    return { tokenHash, userId: found.userId }
  },

  async create(
    token: string,
    { userId, now, device }: { readonly userId: number | null; readonly now: Date; readonly device: Device },
  ): Promise<VisitSession> {
    const tokenHash = hashToken(token)
    await db.insert(sessions).values({ tokenHash, userId, createdAt: now, seenAt: now, ...device })
    return { tokenHash, userId }
  },

  async remove(tokenHash: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
  },
})
