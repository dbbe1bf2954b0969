import { date, exactOptional, isoTimestamp, object, optional, pipe, string, toDate } from 'valibot'
import { createEncryptor, type Encryptor } from '../encryption/createEncryptor.ts'
import type { Mail } from './Mailer.ts'

/** A queued mail. */
export interface QueuedMail extends Mail {
  readonly postedAt: Date
}

/** Encrypts mails for the database, and decrypts them. */
export type MailEncryptor = Encryptor<QueuedMail>

const time = pipe(string(), isoTimestamp(), toDate(), date())
const form = object({
  to: string(),
  subject: string(),
  text: string(),
  // A mail that was queued before mails had HTML is sent as text only.
  html: optional(string(), ''),
  postedAt: time,
  usefulUntil: exactOptional(time),
})

/** Creates an encryptor for mails, with a key derived from a secret that is not in the database. */
export const createMailEncryptor = (secret: string): MailEncryptor =>
  createEncryptor(secret, 'mail jobs', form)
