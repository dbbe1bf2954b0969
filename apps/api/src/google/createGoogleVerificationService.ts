import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { googleLogins } from '../db/schema/googleLogins.ts'
import { hashToken } from '../http/createSessionRepo.ts'
import { HttpError } from '../http/HttpError.ts'
import type { RequestContext } from '../http/RequestContext.ts'
import type { GoogleIdentity } from './GoogleIdentity.ts'

/** Milliseconds within which a login token must be exchanged, and within which an exchanged one must be used. */
const googleProofLife = { handle: 60_000, proof: 10 * 60_000 } as const

/** Stores Google's identity of a browser's visitor: short-lived, exchanged once, used once. */
export function createGoogleVerificationService({ db, clock, ids }: AppDeps) {
  // One statement checks and claims the row, so that exactly one of several concurrent requests gets it.
  const take = async (
    tx: Database,
    { googleVerification }: Pick<RequestContext, 'googleVerification'>,
    mark: { readonly exchangedAt: Date } | { readonly usedAt: Date },
    isGood: SQL | undefined,
  ): Promise<GoogleIdentity> => {
    if (googleVerification === undefined) throw expired()
    const isOfBrowser = eq(googleLogins.browserHash, hashToken(googleVerification))
    const [taken] = await tx
      .update(googleLogins)
      .set(mark)
      .where(and(isOfBrowser, isNull(googleLogins.usedAt), isGood))
      .returning({
        sub: googleLogins.sub,
        email: googleLogins.email,
        name: googleLogins.name,
      })
    if (!taken) throw expired()
    return taken
  }
  const since = (ms: number) => new Date(clock.now().getTime() - ms)

  return {
    /** Stores the identity for this browser only and returns the one-time login token that its page exchanges. */
    async keep(
      identity: GoogleIdentity,
      context: Pick<RequestContext, 'setGoogleVerification'>,
    ): Promise<string> {
      const handle = ids.token()
      const browser = ids.token()
      await db.insert(googleLogins).values({
        ...identity,
        handleHash: hashToken(handle),
        browserHash: hashToken(browser),
        createdAt: clock.now(),
      })
      context.setGoogleVerification(browser)
      return handle
    },

    /** Exchanges a login token for its identity: within a minute, once, in the browser it was issued to. */
    exchange: (
      handle: string,
      context: Pick<RequestContext, 'googleVerification'>,
    ): Promise<GoogleIdentity> =>
      take(
        db,
        context,
        { exchangedAt: clock.now() },
        and(
          eq(googleLogins.handleHash, hashToken(handle)),
          isNull(googleLogins.exchangedAt),
          gt(googleLogins.createdAt, since(googleProofLife.handle)),
        ),
      ),

    /** Consumes the browser's verification inside the login's transaction; rejects a second use. */
    consume: (tx: Database, context: Pick<RequestContext, 'googleVerification'>): Promise<GoogleIdentity> =>
      take(
        tx,
        context,
        { usedAt: clock.now() },
        // A login token that was not exchanged does not match, because a comparison with its null `exchangedAt` is not
        // true.
        gt(googleLogins.exchangedAt, since(googleProofLife.proof)),
      ),
  }
}

/** Stores Google's identity of a browser's visitor: short-lived, exchanged once, used once. */
export type GoogleVerificationService = ReturnType<typeof createGoogleVerificationService>

const expired = () => new HttpError(422, 'google_expired', ({ errors }) => errors.googleExpired)
