import { date, isoTimestamp, object, pipe, string, toDate } from 'valibot'
import { createEncryptor, type Encryptor } from '../encryption/createEncryptor.ts'
import type { SmsMessage } from './SmsSender.ts'

/** A text message on its way. */
export interface QueuedSms extends SmsMessage {
  readonly postedAt: Date
}

/** Makes text messages unreadable for whoever sees the database, and readable again. */
export type SmsEncryptor = Encryptor<QueuedSms>

const time = pipe(string(), isoTimestamp(), toDate(), date())
const form = object({ to: string(), text: string(), postedAt: time, usefulUntil: time })

/** Seals text messages with a key made from a secret that stands outside the database. */
export const createSmsEncryptor = (secret: string): SmsEncryptor => createEncryptor(secret, 'text jobs', form)
