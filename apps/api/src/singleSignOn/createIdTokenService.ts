import { createHash } from 'node:crypto'
import { compactVerify, createLocalJWKSet, SignJWT } from 'jose'
import { object, parse, string } from 'valibot'
import type { AppDeps } from '../AppDeps.ts'
import { type SigningKeyService, signingAlgorithm } from './createSigningKeyService.ts'

/** Seconds for which an ID token is valid. */
const idTokenLife = 300

/** Content of an ID token. It contains no name or address, because clients send it in the URL of a logout. */
export interface IdTokenClaims {
  readonly clientId: string
  readonly userId: number
  readonly sessionHash: string
  readonly nonce: string | null
  readonly authTime: Date
}

/** An ID token of the store that was sent with a logout. */
export interface IdTokenHint {
  readonly clientId: string
  /** Id of the session, as `createPublicSessionId` returns it. */
  readonly sid: string
}

const hintSchema = object({ iss: string(), aud: string(), sid: string() })

/** Returns the id of a session for clients, which does not give access to the session. */
export const createPublicSessionId = (sessionHash: string): string =>
  createHash('sha256').update(`sid:${sessionHash}`).digest('base64url').slice(0, 22)

/** Creates the signer and verifier of ID tokens. */
export function createIdTokenService(
  issuer: string,
  keys: SigningKeyService,
  { clock }: Pick<AppDeps, 'clock'>,
) {
  return {
    sign: async ({ clientId, userId, sessionHash, nonce, authTime }: IdTokenClaims): Promise<string> => {
      const { kid, privateKey } = await keys.current()
      const now = seconds(clock.now())
      const claims = {
        ...{ auth_time: seconds(authTime), sid: createPublicSessionId(sessionHash) },
        ...(nonce !== null && { nonce }),
      }
      return new SignJWT(claims)
        .setProtectedHeader({ alg: signingAlgorithm, kid })
        .setIssuer(issuer)
        .setSubject(String(userId))
        .setAudience(clientId)
        .setIssuedAt(now)
        .setExpirationTime(now + idTokenLife)
        .sign(privateKey)
    },

    /** Verifies an ID token of the store; an expired one is accepted, because a logout happens long after the login. */
    verifyHint: async (token: string): Promise<IdTokenHint | undefined> => {
      const published = await keys.published()
      try {
        const keySet = createLocalJWKSet({ keys: published.map(({ publicJwk }) => publicJwk) })
        const { payload } = await compactVerify(token, keySet, { algorithms: [signingAlgorithm] })
        const { iss, aud, sid } = parse(hintSchema, JSON.parse(new TextDecoder().decode(payload)))
        return iss === issuer ? { clientId: aud, sid } : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** Signs and verifies ID tokens. */
export type IdTokenService = ReturnType<typeof createIdTokenService>

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
