import { safeParse } from 'valibot'
import {
  type EncryptedUserData,
  encryptedUserDataSchema,
  userDataSeparator,
} from '../contract/login/index.ts'
import type { Result } from '../contract/problem/index.ts'
import type { UserDataPublicKey } from '../contract/settings/index.ts'

/**
 * Encrypts e-mail and mobile with the store's public key as a compact JWE (ECDH-ES on P-256, A256GCM; RFC 7516 and
 * 7518). This keeps them out of URLs and logs; TLS still protects them in transit.
 */
export async function encryptUserData(
  key: UserDataPublicKey,
  { email, mobile }: { readonly email: string; readonly mobile: string },
): Promise<Result<EncryptedUserData>> {
  try {
    const sealed = safeParse(
      encryptedUserDataSchema,
      await writeJwe(key, `${email}${userDataSeparator}${mobile}`),
    )
    if (sealed.success) return { ok: true, value: sealed.output }
  } catch {
    // A missing WebCrypto (on an insecure origin) or an unreadable key throws here; it is returned as an error value
    // below.
  }
  return { ok: false, failure: { kind: 'encryption' } }
}

async function writeJwe({ kid, kty, crv, x, y }: UserDataPublicKey, plaintext: string): Promise<string> {
  const { subtle } = globalThis.crypto
  const curve = { name: 'ECDH', namedCurve: crv }
  const theirs = await subtle.importKey('jwk', { kty, crv, x, y }, curve, false, [])
  const ours = await subtle.generateKey(curve, true, ['deriveBits'])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, ours.privateKey, 256)
  const contentKey = await subtle.importKey('raw', await concatKdf(shared), 'AES-GCM', false, ['encrypt'])
  const epk = await subtle.exportKey('jwk', ours.publicKey)
  const header = encode(
    bytes(
      JSON.stringify({ alg: 'ECDH-ES', enc, kid, epk: { kty: epk.kty, crv: epk.crv, x: epk.x, y: epk.y } }),
    ),
  )
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(12))
  const additionalData = bytes(header)
  const box = new Uint8Array(
    await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, contentKey, bytes(plaintext)),
  )
  return [header, '', encode(iv), encode(box.subarray(0, -16)), encode(box.subarray(-16))].join('.')
}

const enc = 'A256GCM'

// RFC 7518, 4.6.2: one SHA-256 round suffices for a 256-bit key; apu and apv are empty.
async function concatKdf(shared: ArrayBuffer): Promise<ArrayBuffer> {
  const parts = [
    uint32(1),
    new Uint8Array(shared),
    uint32(enc.length),
    bytes(enc),
    uint32(0),
    uint32(0),
    uint32(256),
  ]
  return globalThis.crypto.subtle.digest('SHA-256', new Uint8Array(parts.flatMap((part) => [...part])))
}

const bytes = (text: string) => new TextEncoder().encode(text)

const uint32 = (value: number) => new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value])

const encode = (data: Uint8Array) =>
  btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
