import type { Database } from '../db/Database.ts'

/** Job queue in the database: any instance runs a job later, and retries it until it succeeds. */
export interface JobQueue {
  /** Enqueues a job within a transaction; it runs if, and only if, the transaction commits. */
  readonly enqueue: (tx: Database, job: NewJob) => Promise<void>
  /** Starts to process a queue, several jobs at a time. Work that throws, or takes more than 40 seconds, is retried. */
  readonly work: (queue: string, work: (job: Job) => Promise<JobHandlerResult>) => Promise<void>
  /** Takes no more jobs; resolves when the running ones are finished. */
  readonly drain: () => Promise<void>
  /** Closes the database connection. Jobs that are still running are retried, here or in another instance. */
  readonly close: () => Promise<void>
}

/** A job to enqueue. */
export interface NewJob {
  readonly queue: string
  /** Stored as plain text in the database, so it must not contain secrets. */
  readonly data: string
  /** Whether a user is waiting for the job; if so, the job has priority and is retried at least every half a minute. */
  readonly isUrgent: boolean
  /** Earliest start, in ms after its transaction began. @default 0 */
  readonly delayMs?: number
  /** Expiry in ms; an hour later, the job is deleted, finished or not. */
  readonly ttlMs: number
}

/** A running job. */
export interface Job {
  /** A UUID, which is the same at every attempt. */
  readonly id: string
  readonly data: string
}

/** Result of a job: finished and deleted, retried after an increasing delay, or kept as failed for 7 days. */
export type JobHandlerResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'again' | 'failed'; readonly reason: string }
