import { createHash, timingSafeEqual } from 'node:crypto'
import type { ExchangeAuthorizationCodeRequest } from '@store/api-client/contract/partners'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { partnerAuthorizationCodes } from '../db/schema/partnerAuthorizationCodes.ts'
import type { UserRow } from '../db/schema/users.ts'
import { createRateLimiter } from '../http/createRateLimiter.ts'
import { hashToken } from '../http/createSessionRepo.ts'
import { HttpError } from '../http/HttpError.ts'
import { createUserRepo } from '../users/index.ts'

/** Milliseconds within which an authorization code can be exchanged. */
const passLife = 60_000

/**
 * Creates the service for authorization codes of partner pages. Each is issued once, and exchanged once by the server
 * of the partner to which it was issued.
 */
export function createAuthorizationCodeService(deps: AppDeps) {
  const { db, clock, ids, partnerSecrets, limits } = deps
  const sharedRateLimiter = createRateLimiter(db, deps)
  return {
    /** Issues an authorization code for the user who has just signed in on a partner's page. */
    async give(user: Pick<UserRow, 'id'>, origin: string): Promise<string> {
      const pass = ids.token()
      const row = { passHash: hashToken(pass), userId: user.id, origin, createdAt: clock.now() }
      await db.insert(partnerAuthorizationCodes).values(row)
      return pass
    },

    /** Returns the user of an authorization code; rejects a wrong secret, and an expired or used code. */
    async exchange(
      { origin, secret, pass }: ExchangeAuthorizationCodeRequest,
      address: string,
    ): Promise<UserRow> {
      await sharedRateLimiter.use(`pass:${address}`, limits.passesPerNetwork, 60_000)
      const expected = partnerSecrets.get(origin)
      if (expected === undefined || !isSame(secret, expected)) {
        throw new HttpError(403, 'unknown_partner', ({ errors }) => errors.unknownPartner)
      }
      // One statement checks and claims the row, so that exactly one of several concurrent requests gets it.
      const [taken] = await db
        .update(partnerAuthorizationCodes)
        .set({ usedAt: clock.now() })
        .where(
          and(
            eq(partnerAuthorizationCodes.passHash, hashToken(pass)),
            eq(partnerAuthorizationCodes.origin, origin),
            isNull(partnerAuthorizationCodes.usedAt),
            gt(partnerAuthorizationCodes.createdAt, new Date(clock.now().getTime() - passLife)),
          ),
        )
        .returning({ userId: partnerAuthorizationCodes.userId })
      const user = taken && (await createUserRepo(db).byId(taken.userId))
      if (!user) throw new HttpError(422, 'pass_expired', ({ errors }) => errors.authorizationExpired)
      return user
    },
  }
}

/** Service for authorization codes of partner pages. */
export type AuthorizationCodeService = ReturnType<typeof createAuthorizationCodeService>

// Compares hashes, so that the timing reveals neither content nor length.
const isSame = (said: string, expected: string) => timingSafeEqual(digest(said), digest(expected))
const digest = (text: string) => createHash('sha256').update(text).digest()
