import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { sessions } from '../db/schema/users.ts'
import { HttpError } from '../http/HttpError.ts'
import { sessionLife } from '../http/sessionLife.ts'
import type { AuthenticatedContext } from '../users/createAccountGuard.ts'
import { createUserRepo } from '../users/createUserRepo.ts'
import { deleteAccount } from './deleteAccount.ts'
import { exportUserData } from './exportUserData.ts'

/** A place where a user is signed in. */
export interface ActiveSession {
  readonly id: string
  readonly isThis: boolean
  readonly browser: string
  readonly system: string
  readonly createdAt: Date
  readonly seenAt: Date
}

// What is shown of a session names it, and opens none: neither token nor what is kept of it can be had back from it.
const nameOf = (tokenHash: string) =>
  createHash('sha256').update(`session:${tokenHash}`).digest('base64url').slice(0, 22)

/** What is kept of a user: where they are signed in, all of it as a file, and its end. */
export function createAccountDataService(deps: AppDeps) {
  const { db, transact, clock } = deps

  const rowsOf = async (userId: number) => {
    const now = clock.now().getTime()
    const found = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    // Those that ended by themselves are swept away within the hour.
    return found.filter(
      ({ seenAt, createdAt }) =>
        seenAt.getTime() > now - sessionLife.idle && createdAt.getTime() > now - sessionLife.absolute,
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

    /** Ends one session of the user, or all but this one. */
    async endSession(context: AuthenticatedContext, id: string): Promise<readonly ActiveSession[]> {
      const { user, session } = context
      if (id === 'others') await createUserRepo(db).endSessions(user.id, session.tokenHash)
      else {
        const rows = await rowsOf(user.id)
        const one = rows.find(({ tokenHash }) => nameOf(tokenHash) === id)
        // This one ends by logging out, which tells the browser.
        if (!one || one.tokenHash === session.tokenHash) {
          throw new HttpError(404, 'not_found', 'Something went wrong')
        }
        await db.delete(sessions).where(eq(sessions.tokenHash, one.tokenHash))
      }
      return list(context)
    },

    /** All that is kept of the user. */
    download: async (context: AuthenticatedContext) => ({
      ...(await exportUserData(db, context.user, deps.publicOrigin)),
      sessions: (await list(context)).map(({ isThis: _, id: __, ...place }) => place),
    }),

    async remove(context: AuthenticatedContext, typed: string): Promise<void> {
      const deletion = await transact((tx) => deleteAccount(tx, deps, context, typed))
      // Kept apart from the database, the log knows it after the database was lost.
      deps.log.info('account deleted', { deletion })
    },
  }
}

/** What is kept of a user. */
export type AccountDataService = ReturnType<typeof createAccountDataService>
