import { date, exactOptional, isoTimestamp, object, optional, pipe, string, toDate } from 'valibot'
import { createSeal, type Seal } from '../sealing/createSeal.ts'
import type { Mail } from './Mailer.ts'

/** A mail on its way. */
export interface PostedMail extends Mail {
  readonly postedAt: Date
}

/** Makes mails unreadable for whoever sees the database, and readable again. */
export type MailSeal = Seal<PostedMail>

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
export const createMailSeal = (secret: string): MailSeal => createSeal(secret, 'mail jobs', form)
