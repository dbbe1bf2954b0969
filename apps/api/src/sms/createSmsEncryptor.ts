import { date, isoTimestamp, object, pipe, string, toDate } from 'valibot'
import { createEncryptor, type Encryptor } from '../encryption/createEncryptor.ts'
import type { SmsMessage } from './SmsSender.ts'

/** A text message in the queue. */
export interface QueuedSms extends SmsMessage {
  readonly postedAt: Date
}

/** Encrypts text messages in the database, and decrypts them. */
export type SmsEncryptor = Encryptor<QueuedSms>

const time = pipe(string(), isoTimestamp(), toDate(), date())
const form = object({ to: string(), text: string(), postedAt: time, usefulUntil: time })

/** Creates an encryptor for text messages, with a key derived from a secret that is not in the database. */
export const createSmsEncryptor = (secret: string): SmsEncryptor => createEncryptor(secret, 'text jobs', form)
