import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { type GenericSchema, type InferOutput, parse } from 'valibot'

/** Makes something unreadable for whoever holds it, and readable again. */
export interface Encryptor<Content> {
  readonly encrypt: (content: Content) => Promise<string>
  /** What was sealed; nothing where the seal is broken or was made with another secret or for another purpose. */
  readonly decrypt: (sealed: string) => Promise<Content | undefined>
}

/** Seals what has a form as compact JWE, with a key made from a secret that stands outside the database. */
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
