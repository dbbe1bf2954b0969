import type { Database } from '../db/Database.ts'

/** One text message. */
export interface TextMessage {
  /** Mobile number with its country code and plus. */
  readonly to: string
  readonly text: string
  /** After this it is of no use to anybody and is not sent any more. */
  readonly usefulUntil: Date
}

/** Takes text messages to where they are read. */
export interface Texter {
  /** Puts a message on its way inside a transaction: it goes out if, and only if, the transaction stands. */
  readonly post: (tx: Database, message: TextMessage) => Promise<void>
}
