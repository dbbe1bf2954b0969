import { and, asc, between, eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { type InferOutput, literal, object, string } from 'valibot'
import type { AppDeps } from '../AppDeps.ts'
import { ssoKeys } from '../db/schema/ssoKeys.ts'
import { createEncryptor } from '../encryption/createEncryptor.ts'

const day = 24 * 60 * 60 * 1000

/** Milliseconds during which a key signs. */
const periodMs = 60 * day

/** Milliseconds by which a key is published before its period, because clients cache the list. */
const leadMs = day

/** Milliseconds after which a key is deleted: it signs for one period, and verifies in the next. */
export const ssoKeyRetentionMs = 3 * periodMs

const privateKeySchema = object({
  kty: literal('RSA'),
  ...{
    n: string(),
    e: string(),
    d: string(),
    p: string(),
    q: string(),
    dp: string(),
    dq: string(),
    qi: string(),
  },
})
type PrivateKey = InferOutput<typeof privateKeySchema>

/** A signing key with its id. */
export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicJwk: JWK & { readonly kty: string }
}

/** The algorithm that every OpenID Connect client supports. */
export const signingAlgorithm = 'RS256'

/**
 * Creates the signing keys, with a new one every 60 days. Any instance creates it when it is first needed; the period
 * is the primary key, so that only one of several is stored.
 */
export function createSigningKeyService({
  db,
  clock,
  secrets,
  log,
}: Pick<AppDeps, 'db' | 'clock' | 'secrets' | 'log'>) {
  const encryptor = createEncryptor(secrets.otpPepper, 'keys of single sign-on', privateKeySchema)
  const opened = new Map<string, Promise<SigningKey | undefined>>()
  const open = (encryptedKey: string) => {
    const known = opened.get(encryptedKey) ?? decrypt(encryptedKey)
    opened.set(encryptedKey, known)
    return known
  }
  const decrypt = async (encryptedKey: string) => {
    const key = await encryptor.decrypt(encryptedKey)
    return key && toSigningKey(key)
  }
  const rowsOf = (first: number, last: number) =>
    db
      .select({ period: ssoKeys.period, encryptedKey: ssoKeys.encryptedKey })
      .from(ssoKeys)
      .where(between(ssoKeys.period, first, last))
      .orderBy(asc(ssoKeys.period))

  const create = async (period: number) => {
    const encryptedKey = await encryptor.encrypt(await generateKey())
    await db.insert(ssoKeys).values({ period, encryptedKey, createdAt: clock.now() }).onConflictDoNothing()
  }
  const ensure = async (period: number): Promise<SigningKey> => {
    const [row] = await rowsOf(period, period)
    const key = row && (await open(row.encryptedKey))
    if (key) return key
    if (row) {
      // The key was encrypted with former secrets of the installation, so no instance can sign with it any more.
      log.warn('single sign-on: the signing key could not be decrypted and was replaced')
      await db
        .delete(ssoKeys)
        .where(and(eq(ssoKeys.period, period), eq(ssoKeys.encryptedKey, row.encryptedKey)))
    }
    await create(period)
    return ensure(period)
  }
  const periodOf = (instant: number) => Math.floor(instant / periodMs)

  return {
    /** Returns the current signing key. */
    current: () => ensure(periodOf(clock.now().getTime())),

    /**
     * Returns the keys with which clients verify: the current one, the previous one, and near the end of the period the
     * next one.
     */
    published: async (): Promise<readonly SigningKey[]> => {
      const now = clock.now().getTime()
      const [current, next] = [periodOf(now), periodOf(now + leadMs)]
      await ensure(current)
      await ensure(next)
      const keys = await Promise.all((await rowsOf(current - 1, next)).map((row) => open(row.encryptedKey)))
      return keys.filter((key) => key !== undefined)
    },
  }
}

/** The signing keys of single sign-on. */
export type SigningKeyService = ReturnType<typeof createSigningKeyService>

async function generateKey(): Promise<PrivateKey> {
  // 3072 bits are as strong as 128 bits of a symmetric key (ASVS 11.2.3).
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true, modulusLength: 3072 })
  const { n = '', e = '', d = '', p = '', q = '', dp = '', dq = '', qi = '' } = await exportJWK(privateKey)
  return { kty: 'RSA', n, e, d, p, q, dp, dq, qi }
}

async function toSigningKey(jwk: PrivateKey): Promise<SigningKey> {
  const { kty, n, e } = jwk
  const kid = await calculateJwkThumbprint({ kty, n, e })
  const privateKey = await importJWK(jwk, signingAlgorithm)
  if (privateKey instanceof Uint8Array) throw new Error('toSigningKey: an RSA key was expected.')
  return { kid, privateKey, publicJwk: { kty, n, e, kid, use: 'sig', alg: signingAlgorithm } }
}
