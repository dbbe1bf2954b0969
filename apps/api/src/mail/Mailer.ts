import type { Database } from '../db/Database.ts'

/** One mail: a page, and the same as plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** After this it is of no use to anybody and is not sent any more. */
  readonly usefulUntil?: Date
}

/** Takes mails to where they are read. */
export interface Mailer {
  /** Puts a mail on its way inside a transaction: it goes out if, and only if, the transaction stands. */
  readonly enqueue: (tx: Database, mail: Mail) => Promise<void>
}
