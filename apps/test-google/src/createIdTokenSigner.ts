import { createHash } from 'node:crypto'
import { sign } from 'hono/jwt'
import type { AuthorizationGrant } from './createAuthorizationCodeStore.ts'

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const

/** Seconds for which an ID token is valid. */
const idTokenLife = 300

/** Creates the signer of ID tokens, which generates its key on first use. */
export function createIdTokenSigner(issuer: string, audience: string, now: () => number) {
  let generated: Promise<CryptoKeyPair> | undefined
  const keys = () => {
    generated ??= crypto.subtle.generateKey(rsa, false, ['sign', 'verify'])
    return generated
  }
  return {
    /** Returns the public key as a JWK set. */
    jwks: async () => ({ keys: [await crypto.subtle.exportKey('jwk', (await keys()).publicKey)] }),
    /**
     * Returns the signed ID token of a grant. The id of a user is derived from the e-mail, so that it survives a
     * restart.
     */
    sign: async ({ user, nonce }: AuthorizationGrant): Promise<string> => {
      const iat = Math.floor(now() / 1000)
      const sub = createHash('sha256').update(user.email).digest('hex')
      const claims = { ...user, email_verified: true, nonce }
      return sign(
        { ...claims, iss: issuer, aud: audience, sub, iat, exp: iat + idTokenLife },
        (await keys()).privateKey,
        'RS256',
      )
    },
  }
}
