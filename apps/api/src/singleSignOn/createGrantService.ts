import { createHash } from 'node:crypto'
import { and, eq, exists, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { ssoGrants } from '../db/schema/ssoGrants.ts'
import { sessions, type UserRow, users } from '../db/schema/users.ts'
import { hashToken } from '../http/createSessionRepo.ts'
import type { RequestSession } from '../http/RequestContext.ts'
import type { SsoClient } from '../ssoClientsSchema.ts'
import { createUserRepo } from '../users/index.ts'
import type { AuthorizationRequest } from './parseAuthorizationRequest.ts'

/** Milliseconds within which an authorization code can be exchanged. */
const codeLife = 60_000

/** Lifetime of an access token in milliseconds, unless its session ends earlier. */
export const accessTokenLifetimeMs = 60 * 60_000

/** The data of a token request about its code. */
export interface AuthorizationCodeExchange {
  readonly code: string
  /** The verifier, whose hash was in the authorization request (PKCE). */
  readonly verifier: string
  /** Redirect URI, which must equal that of the authorization request, if the client repeats it. */
  readonly redirectUri: string | undefined
}

/** Result of an authorization request by a visitor. */
export type AuthorizationResult =
  | { readonly kind: 'code'; readonly code: string; readonly userId: number }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'tooOld' }

type Grant = typeof ssoGrants.$inferSelect

/** Creates the service for authorizations: codes, which are valid for a minute and once, and their access tokens. */
export function createGrantService({ db, transact, clock, ids, log }: AppDeps) {
  const hasSession = exists(
    db
      .select({ one: sql`1` })
      .from(sessions)
      // A session that a login has replaced has no user any more.
      .where(and(eq(sessions.tokenHash, ssoGrants.sessionHash), eq(sessions.userId, ssoGrants.userId))),
  )
  const since = (ms: number) => new Date(clock.now().getTime() - ms)

  return {
    /** Issues a code for the signed-in visitor; an unverified address does not identify a person, so it is rejected. */
    authorize: (
      { clientId, redirectUri, scope, nonce, codeChallenge, maxAge }: AuthorizationRequest,
      session: RequestSession | undefined,
    ): Promise<AuthorizationResult> =>
      transact(async (tx): Promise<AuthorizationResult> => {
        const user = session?.userId ? await createUserRepo(tx).byId(session.userId) : undefined
        if (!session || !user?.verifiedAt) return { kind: 'signedOut' }
        // A concurrent logout waits for this lock. If the logout was first, the session no longer exists.
        const isOfUser = and(eq(sessions.tokenHash, session.tokenHash), eq(sessions.userId, user.id))
        const [found] = await tx
          .select({ at: sessions.createdAt })
          .from(sessions)
          .where(isOfUser)
          .for('share')
        if (!found) return { kind: 'signedOut' }
        if (maxAge !== undefined && found.at < since(maxAge * 1000)) return { kind: 'tooOld' }
        const code = ids.token()
        await tx.insert(ssoGrants).values({
          ...{ clientId, redirectUri, scope, codeChallenge, nonce: nonce ?? null },
          ...{ codeHash: hashToken(code), userId: user.id, sessionHash: session.tokenHash },
          ...{ authTime: found.at, createdAt: clock.now() },
        })
        return { kind: 'code', code, userId: user.id }
      }),

    /** Exchanges a code for an access token; a code that is used again revokes the token of its first exchange. */
    exchange: async (
      { id: clientId }: Pick<SsoClient, 'id'>,
      { code, verifier, redirectUri }: AuthorizationCodeExchange,
    ): Promise<{ readonly grant: Grant; readonly accessToken: string } | undefined> => {
      const accessToken = ids.token()
      const isCode = and(eq(ssoGrants.codeHash, hashToken(code)), eq(ssoGrants.clientId, clientId))
      // One statement checks and claims the row, so that exactly one of several concurrent requests gets it.
      const [grant] = await db
        .update(ssoGrants)
        .set({ usedAt: clock.now(), tokenHash: hashToken(accessToken) })
        .where(
          and(
            isCode,
            isNull(ssoGrants.usedAt),
            gt(ssoGrants.createdAt, since(codeLife)),
            eq(ssoGrants.codeChallenge, createHash('sha256').update(verifier).digest('base64url')),
            redirectUri === undefined ? undefined : eq(ssoGrants.redirectUri, redirectUri),
            hasSession,
          ),
        )
        .returning()
      if (grant) return { grant, accessToken }
      const revoked = await db
        .update(ssoGrants)
        .set({ revokedAt: clock.now() })
        .where(and(isCode, isNotNull(ssoGrants.usedAt), isNull(ssoGrants.revokedAt)))
        .returning({ clientId: ssoGrants.clientId })
      if (revoked.length > 0)
        log.warn(`single sign-on: a used code of ${clientId} came again and was revoked`)
      return undefined
    },

    /** Returns the user of an access token, and its scopes. */
    userOf: async (
      accessToken: string,
    ): Promise<{ readonly user: UserRow; readonly scope: string } | undefined> => {
      const isValid = and(
        eq(ssoGrants.tokenHash, hashToken(accessToken)),
        isNull(ssoGrants.revokedAt),
        gt(ssoGrants.usedAt, since(accessTokenLifetimeMs)),
        hasSession,
      )
      const [found] = await db
        .select({ user: users, scope: ssoGrants.scope })
        .from(ssoGrants)
        .innerJoin(users, eq(users.id, ssoGrants.userId))
        .where(isValid)
      return found
    },
  }
}

/** Service for authorizations. */
export type GrantService = ReturnType<typeof createGrantService>
