import type { Database } from '../db/Database.ts'

/** One text message. */
export interface SmsMessage {
  /** Mobile number with its country code and plus. */
  readonly to: string
  readonly text: string
  /** Expiry, after which the message is useless and not sent. */
  readonly usefulUntil: Date
}

/** Sends text messages (SMS). */
export interface SmsSender {
  /** Enqueues a message within a transaction; it is sent if, and only if, the transaction commits. */
  readonly enqueue: (tx: Database, message: SmsMessage) => Promise<void>
}
