import type { Database } from '../db/Database.ts'

/** One mail, as HTML and as plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Expiry, after which the mail is not sent. */
  readonly usefulUntil?: Date
}

/** Enqueues mails. */
export interface Mailer {
  /** Enqueues a mail within a transaction; it is sent if, and only if, the transaction commits. */
  readonly enqueue: (tx: Database, mail: Mail) => Promise<void>
}
