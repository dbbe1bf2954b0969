import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { cachePreparedStatements } from '../db/cachePreparedStatements.ts'
import type { Database } from '../db/Database.ts'
import { sessions, users } from '../db/schema/users.ts'
import type { Device } from './parseUserAgent.ts'
import type { RequestSession } from './RequestContext.ts'
import { sessionLife } from './sessionLife.ts'

/** A session's token as it is kept: who reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * When a session was seen last that a login took over, at the time it counts as made. It stays until the next sweep, so
 * that what its browser sent before it heard of the login is told from what comes later with a cookie that is none.
 */
const takenOver = new Date(0)

/** Milliseconds in which a browser hears of its login; one whose answer was lost goes on as a new guest then. */
const hearsWithin = 10_000

/** Whether a session was not taken over by a login. */
export const isCurrent = gt(sessions.seenAt, takenOver)

/** What is read of a session to know whether it still goes on. */
export const sessionColumns = {
  userId: sessions.userId,
  createdAt: sessions.createdAt,
  seenAt: sessions.seenAt,
}

/** A session as it was read. */
type ReadSession = Pick<typeof sessions.$inferSelect, keyof typeof sessionColumns>

/**
 * Finds the session of a token: none where it ended, or that a login is just taking it over.
 *
 * @param tokenHash The token as it is kept.
 */
export type FindSession = (tokenHash: string, now: Date) => Promise<RequestSession | 'takenOver' | undefined>

const prepared = cachePreparedStatements((db) => ({
  byToken: db
    .select({ session: sessionColumns, user: getTableColumns(users) })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_token'),
}))

/** Sessions in the database. */
export const createSessionRepo = (db: Database) => ({
  /** Finds it with its account. */
  async find(tokenHash: string, now: Date): ReturnType<FindSession> {
    const [found] = await prepared(db).byToken.execute({ tokenHash })
    const session = await this.goOn(tokenHash, found?.session, now)
    return typeof session === 'object' ? { ...session, user: found?.user ?? undefined } : session
  },

  /** A session that was read, if it still goes on; writes down now and then that it was seen. */
  async goOn(tokenHash: string, found: ReadSession | undefined, now: Date): ReturnType<FindSession> {
    if (!found) return undefined
    const ageMs = now.getTime() - found.createdAt.getTime()
    if (found.seenAt <= takenOver) return ageMs < hearsWithin ? 'takenOver' : undefined
    const unseenMs = now.getTime() - found.seenAt.getTime()
    if (unseenMs >= sessionLife.idle || ageMs >= sessionLife.absolute) return undefined
    if (unseenMs > sessionLife.touch) {
      await db
        .update(sessions)
        .set({ seenAt: now })
        .where(and(eq(sessions.tokenHash, tokenHash), isCurrent))
    }
    return { tokenHash, userId: found.userId }
  },

  async create(
    token: string,
    { userId, now, device }: { readonly userId: number | null; readonly now: Date; readonly device: Device },
  ): Promise<RequestSession> {
    const tokenHash = hashToken(token)
    await db.insert(sessions).values({ tokenHash, userId, createdAt: now, seenAt: now, ...device })
    return { tokenHash, userId }
  },

  /** Ends a session because a login goes on in its place. */
  async takeOver(tokenHash: string, now: Date): Promise<void> {
    await db
      .update(sessions)
      .set({ userId: null, seenAt: takenOver, createdAt: now })
      .where(eq(sessions.tokenHash, tokenHash))
  },

  async remove(tokenHash: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
  },
})
