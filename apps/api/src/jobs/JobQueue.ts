import type { Database } from '../db/Database.ts'

/** Work put down in the database, done later by whichever instance of the store comes first, and again until it is done. */
export interface JobQueue {
  /** Puts a job in its queue inside a transaction: it is done if, and only if, the transaction stands. */
  readonly enqueue: (tx: Database, job: NewJob) => Promise<void>
  /** Starts doing the jobs of a queue, several at once. Work that throws, or takes more than 40 seconds, is done again. */
  readonly work: (queue: string, work: (job: Job) => Promise<WorkResult>) => Promise<void>
  /** Takes no more jobs; answers when those in hand are done. */
  readonly drain: () => Promise<void>
  /** Lets go of the database. Jobs still in hand are done again, here or elsewhere. */
  readonly close: () => Promise<void>
}

/** A job to be done. */
export interface NewJob {
  readonly queue: string
  /** Stands in the database as it is: nothing that must not be read there. */
  readonly data: string
  /** Somebody waits for it: it goes before others, and is tried again every half a minute at most. */
  readonly isUrgent: boolean
  /** Nobody wants it after so many ms; taken away an hour later, done or not. */
  readonly ttlMs: number
}

/** A job in hand. */
export interface Job {
  /** A UUID, the same at every try. */
  readonly id: string
  readonly data: string
}

/** What became of a job: done and taken away; to be tried again after a growing wait; or kept as failed for 7 days. */
export type WorkResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'again' | 'failed'; readonly reason: string }
