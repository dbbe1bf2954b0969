import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { date, isoTimestamp, object, optional, parse, pipe, string, toDate } from 'valibot'
import type { Mail } from './Mailer.ts'

/** A mail on its way. */
export interface PostedMail extends Mail {
  readonly postedAt: Date
}

/** Makes mails unreadable for whoever sees the database, and readable again. */
export interface MailSeal {
  readonly seal: (mail: PostedMail) => Promise<string>
  /** The mail; none where the seal is broken or was made with another secret. */
  readonly unseal: (sealed: string) => Promise<PostedMail | undefined>
}

const time = pipe(string(), isoTimestamp(), toDate(), date())
const form = object({
  to: string(),
  subject: string(),
  text: string(),
  postedAt: time,
  usefulUntil: optional(time),
})

/** Seals mails with a key made from a secret that stands outside the database. */
export function createMailSeal(secret: string): MailSeal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'mail jobs', 32))
  return {
    seal: ({ to, subject, text, postedAt, usefulUntil }) =>
      new CompactEncrypt(
        new TextEncoder().encode(JSON.stringify({ to, subject, text, postedAt, usefulUntil })),
      )
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    unseal: async (sealed) => {
      try {
        const { plaintext } = await compactDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        const { usefulUntil, ...mail } = parse(form, JSON.parse(new TextDecoder().decode(plaintext)))
        return { ...mail, ...(usefulUntil && { usefulUntil }) }
      } catch {
        return undefined
      }
    },
  }
}
