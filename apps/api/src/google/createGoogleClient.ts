import { truncateCharacters } from '@store/api-client/contract/rules/countCharacters'
import { isEmail } from '@store/api-client/contract/rules/isEmail'
import { nameLimit } from '@store/api-client/contract/rules/nameLimit'
import type { Configuration, IDToken } from 'openid-client'
import type { GoogleSettings } from '../AppDeps.ts'
import type { GoogleIdentity } from './GoogleIdentity.ts'

/** What a way to Google begins with, and must end with. */
export interface GoogleFlowSecrets {
  /** Comes back in the address. */
  readonly state: string
  /** Comes back in what Google signs. */
  readonly nonce: string
  /** Shows that who ends the way is who began it (PKCE). */
  readonly verifier: string
}

/** Seconds Google may take for one answer. */
const patience = 5

/** Asks Google who somebody is: OpenID Connect with code, PKCE, state, nonce and a checked signature. */
export function createGoogleClient({ issuer, clientId, clientSecret }: GoogleSettings, callback: string) {
  let known: Promise<Configuration> | undefined
  // Where Google answers is asked when it is first wanted, so that the store starts without it; what failed is asked
  // again.
  const discover = (): Promise<Configuration> => {
    known ??= load(issuer, clientId, clientSecret).catch((cause: unknown) => {
      known = undefined
      throw cause
    })
    return known
  }

  return {
    /** Where the browser is sent. */
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
        prompt: 'select_account',
      })
    },

    /** Who came back with this query; throws where anything of it does not hold. */
    finish: async (query: string, { state, nonce, verifier }: GoogleFlowSecrets): Promise<GoogleIdentity> => {
      const configuration = await discover()
      const { authorizationCodeGrant } = await import('openid-client')
      const answer = await authorizationCodeGrant(configuration, new URL(callback + query), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      return readIdentity(answer.claims())
    },
  }
}

async function load(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client')
  const isPlain = issuer.startsWith('http:')
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: patience,
    // The library trusts the connection alone unless told to check signatures; plain http is for this machine.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  })
}

/** What Google signed is no identity of this shop; the code says why and names nobody. */
class Unfit extends Error {
  override readonly name = 'Unfit'
  readonly code: 'NOTHING_SIGNED' | 'NO_ADDRESS' | 'ADDRESS_NOT_VERIFIED'

  constructor(code: Unfit['code']) {
    super(code)
    this.code = code
  }
}

function readIdentity(claims: IDToken | undefined): GoogleIdentity {
  if (!claims) throw new Unfit('NOTHING_SIGNED')
  const { sub, email, email_verified: isVerified, name } = claims
  if (typeof email !== 'string' || !isEmail(email)) throw new Unfit('NO_ADDRESS')
  if (isVerified !== true) throw new Unfit('ADDRESS_NOT_VERIFIED')
  return { sub, email: email.toLowerCase(), name: typeof name === 'string' ? clean(name) : '' }
}

// A name is shown as it is: no control characters, nothing the database refuses, and no longer than one typed here.
const clean = (name: string) =>
  truncateCharacters(name.toWellFormed().replaceAll(/\p{Cc}/gu, ''), nameLimit).trim()
