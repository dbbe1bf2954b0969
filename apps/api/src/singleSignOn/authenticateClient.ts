import { createHash, timingSafeEqual } from 'node:crypto'
import type { SsoClient } from '../ssoClientsSchema.ts'
import { createOAuthError, type OAuthError } from './OAuthError.ts'
import type { RequestParameters } from './parseOAuthParameters.ts'

/**
 * Authenticates the client of a token request. A confidential client has a secret, in the header
 * (`client_secret_basic`) or the form (`client_secret_post`). A public client has none; only PKCE binds the code to it.
 */
export function authenticateClient(
  clients: readonly SsoClient[],
  authorization: string | undefined,
  form: RequestParameters,
): { readonly kind: 'client'; readonly client: SsoClient } | OAuthError {
  const basic = authorization === undefined ? undefined : parseBasic(authorization)
  if (authorization !== undefined && !basic) return failed
  const id = form.get('client_id')
  const posted = form.get('client_secret')
  if (basic && (posted !== undefined || (id !== undefined && id !== basic.id)))
    return createOAuthError('invalid_request', 'the client must authenticate in one way')
  const given = basic ?? { id, secret: posted }
  const client = clients.find((each) => each.id === given.id)
  if (!client) return failed
  const isRight =
    client.secret === undefined
      ? given.secret === undefined
      : given.secret !== undefined && isSame(given.secret, client.secret)
  return isRight ? { kind: 'client', client } : failed
}

// An unknown client and a wrong secret get the same message.
const failed = createOAuthError('invalid_client', 'the client is unknown, or its secret is wrong')

function parseBasic(header: string) {
  const [, encoded] = /^Basic ([\w+/]{1,1000}={0,2})$/i.exec(header) ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  const id = decode(text.slice(0, colon))
  const secret = decode(text.slice(colon + 1))
  return colon < 0 || id === undefined || secret === undefined ? undefined : { id, secret }
}

// RFC 6749, section 2.3.1: client id and secret are form-encoded in the header.
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

// Compares hashes, so that the timing reveals neither content nor length.
const isSame = (said: string, expected: string) => timingSafeEqual(digest(said), digest(expected))
const digest = (text: string) => createHash('sha256').update(text).digest()
