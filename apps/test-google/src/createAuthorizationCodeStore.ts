import { randomBytes } from 'node:crypto'
import type { TestGoogleUser } from './TestGoogleUser.ts'

/** Milliseconds within which an authorization code must be exchanged. */
const codeLifeMs = 60_000

/** The grant that an authorization code stands for. */
export interface AuthorizationGrant {
  readonly user: TestGoogleUser
  readonly nonce: string | undefined
  /** PKCE challenge (S256). */
  readonly codeChallenge: string
}

/** Creates the store of authorization codes: in memory, each valid for a minute and once. */
export function createAuthorizationCodeStore(now: () => number) {
  const grants = new Map<string, AuthorizationGrant & { readonly expiresAt: number }>()
  return {
    issue: (grant: AuthorizationGrant): string => {
      for (const [code, { expiresAt }] of grants) if (expiresAt <= now()) grants.delete(code)
      const code = randomBytes(32).toString('base64url')
      grants.set(code, { ...grant, expiresAt: now() + codeLifeMs })
      return code
    },
    /** Returns the grant of a code and makes the code invalid. */
    consume: (code: string): AuthorizationGrant | undefined => {
      const found = grants.get(code)
      grants.delete(code)
      return found && found.expiresAt > now() ? found : undefined
    },
  }
}
