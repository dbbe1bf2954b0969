import type { TestGoogleClient } from './TestGoogleOptions.ts'

/** A valid authorization request of the store. */
export interface AuthorizationRequest {
  readonly state: string | undefined
  readonly nonce: string | undefined
  readonly codeChallenge: string
}

/**
 * Parses an authorization request; `undefined` if it is not the store's own, because it must then not be redirected.
 */
export function parseAuthorizationRequest(
  query: Readonly<Record<string, string>>,
  { clientId, redirectUri }: Pick<TestGoogleClient, 'clientId' | 'redirectUri'>,
): AuthorizationRequest | undefined {
  const { state, nonce, code_challenge: codeChallenge = '' } = query
  const isOurs =
    query.client_id === clientId &&
    query.redirect_uri === redirectUri &&
    query.response_type === 'code' &&
    query.code_challenge_method === 'S256' &&
    codeChallenge !== ''
  return isOurs ? { state, nonce, codeChallenge } : undefined
}
