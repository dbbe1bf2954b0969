import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { sessions } from '../db/schema/users.ts'
import { HttpError } from '../http/HttpError.ts'
import type { AuthenticatedContext, PublicContext } from '../http/RequestContext.ts'
import { sessionLifetimes } from '../http/sessionLifetimes.ts'
import { createUserRepo } from '../users/index.ts'
import { deleteAccount } from './deleteAccount.ts'
import { exportUserData } from './exportUserData.ts'

/** An active session of a user. */
export interface ActiveSession {
  readonly id: string
  readonly isThis: boolean
  readonly browser: string
  readonly system: string
  readonly createdAt: Date
  readonly seenAt: Date
}

// The public id identifies a session without giving access to it, because neither the token nor its stored hash can be
// derived from it.
const nameOf = (tokenHash: string) =>
  createHash('sha256').update(`session:${tokenHash}`).digest('base64url').slice(0, 22)

/** Creates the service for the user's stored data: active sessions, data export and account deletion. */
export function createAccountDataService(deps: AppDeps) {
  const { db, transact, clock } = deps

  const rowsOf = async (userId: number) => {
    const now = clock.now().getTime()
    const found = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    // Expired sessions are filtered out here, because up to an hour passes until they are purged.
    return found.filter(
      ({ seenAt, createdAt }) =>
        seenAt.getTime() > now - sessionLifetimes.idle &&
        createdAt.getTime() > now - sessionLifetimes.absolute,
    )
  }

  const list = async ({ user, session }: AuthenticatedContext): Promise<readonly ActiveSession[]> => {
    const places = (await rowsOf(user.id)).map(({ tokenHash, browser, system, createdAt, seenAt }) => ({
      ...{ browser, system, createdAt, seenAt },
      id: nameOf(tokenHash),
      isThis: tokenHash === session.tokenHash,
    }))
    return [...places.filter(({ isThis }) => isThis), ...places.filter(({ isThis }) => !isThis)]
  }

  return {
    sessions: list,

    /** Ends one session of the user, or all except the current one. */
    async endSession(context: AuthenticatedContext, id: string): Promise<readonly ActiveSession[]> {
      const { user, session } = context
      if (id === 'others') await createUserRepo(db).endSessions(user.id, session.tokenHash)
      else {
        const rows = await rowsOf(user.id)
        const one = rows.find(({ tokenHash }) => nameOf(tokenHash) === id)
        // The current session is not ended here; the visitor must log out, which also clears the browser's cookie.
        if (!one || one.tokenHash === session.tokenHash) {
          throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
        }
        await db.delete(sessions).where(eq(sessions.tokenHash, one.tokenHash))
      }
      return list(context)
    },

    /** Returns all stored data of the user. */
    download: async (context: AuthenticatedContext) => ({
      ...(await exportUserData(db, context.user, deps.publicOrigin)),
      sessions: (await list(context)).map(({ isThis: _, id: __, ...place }) => place),
    }),

    async remove(
      context: AuthenticatedContext & Pick<PublicContext, 'messages'>,
      typed: string,
    ): Promise<void> {
      const deletion = await transact((tx) => deleteAccount(tx, deps, context, typed))
      // Each deletion is logged, because logs are stored outside the database and survive its loss.
      deps.log.info('account deleted', { deletion })
    },
  }
}

/** The service for a user's stored data. */
export type AccountDataService = ReturnType<typeof createAccountDataService>
