import { date, exactOptional, isoTimestamp, object, optional, pipe, string, toDate } from 'valibot'
import { createEncryptor, type Encryptor } from '../encryption/createEncryptor.ts'
import type { Mail } from './Mailer.ts'

/** A mail on its way. */
export interface QueuedMail extends Mail {
  readonly postedAt: Date
}

/** Makes mails unreadable for whoever sees the database, and readable again. */
export type MailEncryptor = Encryptor<QueuedMail>

const time = pipe(string(), isoTimestamp(), toDate(), date())
const form = object({
  to: string(),
  subject: string(),
  text: string(),
  // One that waits since before mails had a page is sent as text alone.
  html: optional(string(), ''),
  postedAt: time,
  usefulUntil: exactOptional(time),
})

/** Seals mails with a key made from a secret that stands outside the database. */
export const createMailEncryptor = (secret: string): MailEncryptor =>
  createEncryptor(secret, 'mail jobs', form)
