import type { Database } from '../db/Database.ts'

/** Job queue in the database: any instance runs a job later, and retries until it is done. */
export interface JobQueue {
  /** Enqueues a job inside a transaction: it runs if, and only if, the transaction commits. */
  readonly enqueue: (tx: Database, job: NewJob) => Promise<void>
  /** Starts working a queue, several jobs at a time. Work that throws, or takes more than 40 seconds, is retried. */
  readonly work: (queue: string, work: (job: Job) => Promise<WorkResult>) => Promise<void>
  /** Takes no more jobs; resolves when the running ones are done. */
  readonly drain: () => Promise<void>
  /** Closes the database connection. Jobs still running are retried, here or elsewhere. */
  readonly close: () => Promise<void>
}

/** A job to enqueue. */
export interface NewJob {
  readonly queue: string
  /** Stored as plain text in the database: no secrets. */
  readonly data: string
  /** A user is waiting: it precedes others, and is retried every half a minute at the latest. */
  readonly isUrgent: boolean
  /** Runs this many ms after its transaction began, at the earliest. @default 0 */
  readonly delayMs?: number
  /** Expires after this many ms; deleted an hour later, done or not. */
  readonly ttlMs: number
}

/** A running job. */
export interface Job {
  /** A UUID, the same at every attempt. */
  readonly id: string
  readonly data: string
}

/** Result of a job: done and deleted; retried after a growing delay; or kept as failed for 7 days. */
export type WorkResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'again' | 'failed'; readonly reason: string }
