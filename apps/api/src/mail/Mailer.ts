import type { Database } from '../db/Database.ts'

/** One mail: HTML, and the same as plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Expiry; after it the mail is not sent. */
  readonly usefulUntil?: Date
}

/** Enqueues mails. */
export interface Mailer {
  /** Enqueues a mail inside a transaction: it is sent if, and only if, the transaction commits. */
  readonly enqueue: (tx: Database, mail: Mail) => Promise<void>
}
