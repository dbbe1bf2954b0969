import { truncateCharacters } from '@store/api-client/contract/rules/countCharacters'
import { isEmail } from '@store/api-client/contract/rules/isEmail'
import { maxPersonNameLength } from '@store/api-client/contract/rules/maxPersonNameLength'
import type { Configuration, IDToken, TokenEndpointResponse, UserInfoResponse } from 'openid-client'
import type { OpenIdIssuer } from '../AppDeps.ts'
import type { GoogleIdentity } from './GoogleIdentity.ts'
import { toIssuerScopedId } from './issuerScopedId.ts'

/** Secrets with which a login flow at Google starts and must end. */
export interface GoogleFlowSecrets {
  /** Random value that Google returns in the URL. */
  readonly state: string
  /** Random value that Google returns in its signed token. */
  readonly nonce: string
  /** Shows that the same browser started and completes the flow (PKCE). */
  readonly verifier: string
}

/** Timeout of one response of the issuer in seconds. */
const timeoutSeconds = 5

/** Creates the OpenID Connect client of an issuer: code flow with PKCE, state, nonce and a verified signature. */
export function createIssuerClient(settings: OpenIdIssuer, callback: string) {
  let known: Promise<Configuration> | undefined
  // The issuer's metadata are requested on first use, so that the store starts without the issuer; a failure is not
  // cached.
  const discover = (): Promise<Configuration> => {
    known ??= load(settings).catch((cause: unknown) => {
      known = undefined
      throw cause
    })
    return known
  }

  return {
    /** Returns the URL to which the browser is redirected. */
    begin: async ({ state, nonce, verifier }: GoogleFlowSecrets): Promise<URL> => {
      const configuration = await discover()
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
      return buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // Lets the shopper choose among several Google accounts. A company's issuer may not support this prompt, and
        // has one account per person.
        ...(settings.name === undefined && { prompt: 'select_account' }),
      })
    },

    /** Returns the identity for the callback query; throws if any check fails. */
    finish: async (query: string, { state, nonce, verifier }: GoogleFlowSecrets): Promise<GoogleIdentity> => {
      const configuration = await discover()
      const { authorizationCodeGrant } = await import('openid-client')
      const answer = await authorizationCodeGrant(configuration, new URL(callback + query), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = answer.claims()
      if (!claims) throw new Unfit('NOTHING_SIGNED')
      return readIdentity(claims, await readContact(configuration, claims, answer))
    },
  }
}

async function load({ issuer, clientId, clientSecret, fetch }: OpenIdIssuer): Promise<Configuration> {
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await import(
    'openid-client'
  )
  const isPlain = issuer.startsWith('http:')
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    ...(fetch && { [customFetch]: fetch }),
    // Without these checks, the library trusts the TLS connection alone. Plain http is only for this machine.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  })
}

/**
 * Thrown when the issuer's signed token does not contain a usable identity. The code states the reason and contains no
 * personal data.
 */
class Unfit extends Error {
  override readonly name = 'Unfit'
  readonly code: 'NOTHING_SIGNED' | 'NO_ADDRESS' | 'ADDRESS_NOT_VERIFIED'

  constructor(code: Unfit['code']) {
    super(code)
    this.code = code
  }
}

type Contact = IDToken | UserInfoResponse

/** Returns the claims about the address: many issuers put them into the signed token, others return them on request. */
async function readContact(
  configuration: Configuration,
  claims: IDToken,
  { access_token: token }: TokenEndpointResponse,
): Promise<Contact> {
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims
  const { fetchUserInfo } = await import('openid-client')
  return fetchUserInfo(configuration, token, claims.sub)
}

function readIdentity(
  { iss, sub }: IDToken,
  { email, email_verified: isVerified, name }: Contact,
): GoogleIdentity {
  if (typeof email !== 'string' || !isEmail(email)) throw new Unfit('NO_ADDRESS')
  if (isVerified !== true) throw new Unfit('ADDRESS_NOT_VERIFIED')
  return {
    sub: toIssuerScopedId(iss, sub),
    email: email.toLowerCase(),
    name: typeof name === 'string' ? clean(name) : '',
  }
}

// A name is displayed unchanged, so it must contain no control characters and nothing that the database rejects, and is
// limited to the length of a typed name.
const clean = (name: string) =>
  truncateCharacters(name.toWellFormed().replaceAll(/\p{Cc}/gu, ''), maxPersonNameLength).trim()
