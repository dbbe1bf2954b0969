import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { cachePreparedStatements } from '../db/cachePreparedStatements.ts'
import type { Database } from '../db/Database.ts'
import { sessions, users } from '../db/schema/users.ts'
import type { Device } from './parseUserAgent.ts'
import type { RequestSession } from './RequestContext.ts'
import { sessionLifetimes } from './sessionLifetimes.ts'

/** Hashes a session token for storage, so that reading the database is not enough to use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * `seenAt` of a session that a login has replaced. The row stays until the next purge, so that requests sent before the
 * browser received its login cookie can be distinguished from later ones with an invalid cookie.
 */
const takenOver = new Date(0)

/**
 * Milliseconds within which a browser receives its login cookie. If the response was lost, the browser continues as a
 * new guest after this time.
 */
const hearsWithin = 10_000

/** SQL condition for sessions that no login has replaced. */
export const currentSessionCondition = gt(sessions.seenAt, takenOver)

/** Columns that determine whether a session is still valid. */
export const sessionColumns = {
  userId: sessions.userId,
  createdAt: sessions.createdAt,
  seenAt: sessions.seenAt,
}

/** A session row as it is read. */
type ReadSession = Pick<typeof sessions.$inferSelect, keyof typeof sessionColumns>

/**
 * Finds the session of a token: undefined if it has ended, `'takenOver'` if a login has just replaced it.
 *
 * @param tokenHash The stored hash of the token.
 */
export type SessionFinder = (
  tokenHash: string,
  now: Date,
) => Promise<RequestSession | 'takenOver' | undefined>

const prepared = cachePreparedStatements((db) => ({
  byToken: db
    .select({ session: sessionColumns, user: getTableColumns(users) })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_token'),
}))

/** Creates the session repository. */
export const createSessionRepo = (db: Database) => ({
  /** Finds a session with its account. */
  async find(tokenHash: string, now: Date): ReturnType<SessionFinder> {
    const [found] = await prepared(db).byToken.execute({ tokenHash })
    const session = await this.goOn(tokenHash, found?.session, now)
    return typeof session === 'object' ? { ...session, user: found?.user ?? undefined } : session
  },

  /** Returns a session if it is still valid; occasionally updates the time when it was last seen. */
  async goOn(tokenHash: string, found: ReadSession | undefined, now: Date): ReturnType<SessionFinder> {
    if (!found) return undefined
    const ageMs = now.getTime() - found.createdAt.getTime()
    if (found.seenAt <= takenOver) return ageMs < hearsWithin ? 'takenOver' : undefined
    const unseenMs = now.getTime() - found.seenAt.getTime()
    if (unseenMs >= sessionLifetimes.idle || ageMs >= sessionLifetimes.absolute) return undefined
    if (unseenMs > sessionLifetimes.touch) {
      await db
        .update(sessions)
        .set({ seenAt: now })
        .where(and(eq(sessions.tokenHash, tokenHash), currentSessionCondition))
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

  /** Ends a session because a login replaces it. */
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
