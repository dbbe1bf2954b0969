import type { Database } from '../db/Database.ts'

/** One text message. */
export interface SmsMessage {
  /** Mobile number with its country code and plus. */
  readonly to: string
  readonly text: string
  /** After this it is of no use to anybody and is not sent any more. */
  readonly usefulUntil: Date
}

/** Takes text messages to where they are read. */
export interface SmsSender {
  /** Puts a message on its way inside a transaction: it goes out if, and only if, the transaction stands. */
  readonly enqueue: (tx: Database, message: SmsMessage) => Promise<void>
}
