import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { type GenericSchema, type InferOutput, parse } from 'valibot'

/** Encrypts content so that its holder cannot read it, and decrypts it again. */
export interface Encryptor<Content> {
  readonly encrypt: (content: Content) => Promise<string>
  /**
   * Returns the decrypted content; undefined if it was tampered with, or encrypted with another secret or for another
   * purpose.
   */
  readonly decrypt: (sealed: string) => Promise<Content | undefined>
}

/**
 * Creates an encryptor for content of a schema as compact JWE, with a key derived from a secret that is stored
 * outside the database.
 */
export function createEncryptor<Form extends GenericSchema>(
  secret: string,
  purpose: string,
  form: Form,
): Encryptor<InferOutput<Form>> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    encrypt: (content) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    decrypt: async (sealed) => {
      try {
        const { plaintext } = await compactDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return parse(form, JSON.parse(new TextDecoder().decode(plaintext)))
      } catch {
        return undefined
      }
    },
  }
}
