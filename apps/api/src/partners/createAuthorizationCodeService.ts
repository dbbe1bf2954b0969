import { createHash, timingSafeEqual } from 'node:crypto'
import type { ExchangeAuthorizationCodeRequest } from '@store/api-client/contract/partners'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { partnerAuthorizationCodes } from '../db/schema/partnerAuthorizationCodes.ts'
import type { UserRow } from '../db/schema/users.ts'
import { createRateLimiter } from '../http/createRateLimiter.ts'
import { hashToken } from '../http/createSessionRepo.ts'
import { HttpError } from '../http/HttpError.ts'
import { createUserRepo } from '../users/createUserRepo.ts'

/** Milliseconds a pass waits to be exchanged. */
const passLife = 60_000

/** Passes of partners' pages: given once, exchanged once, by the server of the very partner they were given to. */
export function createAuthorizationCodeService(deps: AppDeps) {
  const { db, clock, ids, partnerSecrets, limits } = deps
  const sharedRateLimiter = createRateLimiter(db, deps)
  return {
    /** Gives a page a pass for who just signed in on it. */
    async give(user: Pick<UserRow, 'id'>, origin: string): Promise<string> {
      const pass = ids.token()
      const row = { passHash: hashToken(pass), userId: user.id, origin, createdAt: clock.now() }
      await db.insert(partnerAuthorizationCodes).values(row)
      return pass
    },

    /** Who a pass stands for; refuses a wrong secret, and whoever comes late or second. */
    async exchange(
      { origin, secret, pass }: ExchangeAuthorizationCodeRequest,
      address: string,
    ): Promise<UserRow> {
      await sharedRateLimiter.use(`pass:${address}`, limits.passesPerNetwork, 60_000)
      const expected = partnerSecrets.get(origin)
      if (expected === undefined || !isSame(secret, expected)) {
        throw new HttpError(403, 'unknown_partner', 'This site is not known here.')
      }
      // One statement asks and takes: of several who come at once exactly one gets the row.
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
      if (!user) throw new HttpError(422, 'pass_expired', 'This pass is no longer valid.')
      return user
    },
  }
}

/** Passes of partners' pages. */
export type AuthorizationCodeService = ReturnType<typeof createAuthorizationCodeService>

// Of hashes, so that neither content nor length tells by its time.
const isSame = (said: string, expected: string) => timingSafeEqual(digest(said), digest(expected))
const digest = (text: string) => createHash('sha256').update(text).digest()
