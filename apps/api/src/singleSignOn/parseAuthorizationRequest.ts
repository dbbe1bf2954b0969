import type { SsoClient } from '../ssoClientsSchema.ts'
import { createOAuthError, type OAuthError } from './OAuthError.ts'
import { parseOAuthParameters, type RequestParameters } from './parseOAuthParameters.ts'

/** A valid authorization request. */
export interface AuthorizationRequest extends RedirectTarget {
  readonly kind: 'request'
  readonly clientId: string
  /** The granted scopes among the requested ones, separated by spaces. */
  readonly scope: string
  readonly nonce: string | undefined
  readonly codeChallenge: string
  /** Whether no page may be shown (`prompt=none`). */
  readonly isSilent: boolean
  /** Maximum time since the login, in seconds. */
  readonly maxAge: number | undefined
}

/** Destination of the response to an authorization request. */
export interface RedirectTarget {
  readonly redirectUri: string
  readonly state: string | undefined
}

/**
 * Result of parsing an authorization request. Without a known client and one of its registered redirect URIs, no
 * redirect is allowed.
 */
export type ParsedAuthorizationRequest =
  | { readonly kind: 'unknownClient' }
  | AuthorizationRequest
  | (OAuthError & RedirectTarget)

/** Scopes that the store grants. */
export const supportedOAuthScopes: readonly string[] = ['openid', 'profile', 'email']

/**
 * Maximum length of the query, because the login page repeats it, and a login with Google stores that URL in a cookie
 * of 4 KB.
 */
const longest = 1400

/** Seconds during which a login counts as recent, for `prompt=login`. */
const justNow = 300

/** Parses the query of an authorization request. */
export function parseAuthorizationRequest(
  query: URLSearchParams,
  clients: readonly SsoClient[],
): ParsedAuthorizationRequest {
  const [clientId, ...otherIds] = query.getAll('client_id')
  const [redirectUri, ...otherUris] = query.getAll('redirect_uri')
  const client = clients.find(({ id }) => id === clientId)
  if (!client || redirectUri === undefined || !client.redirectUris.includes(redirectUri))
    return { kind: 'unknownClient' }
  if (otherIds.length > 0 || otherUris.length > 0) return { kind: 'unknownClient' }
  const values = parseOAuthParameters(query)
  const target = { redirectUri, state: values?.get('state') }
  if (!values)
    return { ...createOAuthError('invalid_request', 'a parameter occurs twice or is not ASCII'), ...target }
  return { ...parseRest(values, client.id, String(query).length), ...target }
}

function parseRest(
  values: RequestParameters,
  clientId: string,
  length: number,
): Omit<AuthorizationRequest, keyof RedirectTarget> | OAuthError {
  if (length > longest)
    return createOAuthError('invalid_request', `the request is longer than ${longest} characters`)
  if (values.has('request'))
    return createOAuthError('request_not_supported', 'send the parameters in the query')
  if (values.has('request_uri'))
    return createOAuthError('request_uri_not_supported', 'send the parameters in the query')
  if (values.get('response_type') !== 'code')
    return createOAuthError('unsupported_response_type', 'response_type must be code')
  if ((values.get('response_mode') ?? 'query') !== 'query')
    return createOAuthError('invalid_request', 'response_mode must be query')
  const requested = (values.get('scope') ?? '').split(' ')
  if (!requested.includes('openid')) return createOAuthError('invalid_scope', 'scope must contain openid')
  const codeChallenge = values.get('code_challenge') ?? ''
  // An S256 challenge has 32 bytes, written in base64url. A plain verifier as the challenge would protect nothing.
  if (values.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge))
    return createOAuthError(
      'invalid_request',
      'PKCE is required: code_challenge with code_challenge_method S256',
    )
  const prompts = (values.get('prompt') ?? '').split(' ')
  const isSilent = prompts.includes('none')
  if (isSilent && prompts.length > 1)
    return createOAuthError('invalid_request', 'prompt=none excludes others')
  const age = values.get('max_age')
  if (age !== undefined && !/^\d{1,9}$/.test(age))
    return createOAuthError('invalid_request', 'max_age must be seconds')
  return {
    ...{ kind: 'request', clientId, codeChallenge, isSilent },
    scope: supportedOAuthScopes.filter((scope) => requested.includes(scope)).join(' '),
    nonce: values.get('nonce'),
    maxAge: age === undefined ? maxAgeOf(prompts) : Number(age),
  }
}

const maxAgeOf = (prompts: readonly string[]) => (prompts.includes('login') ? justNow : undefined)
