import type { Database } from '../db/Database.ts'

/** Queue of purges of the CDN, which are sent after their transaction. */
export interface CachePurgeQueue {
  /** Enqueues a purge within a transaction; it is sent if, and only if, the transaction commits. */
  readonly enqueue: (tx: Database, tags: readonly string[]) => Promise<void>
}

/** Sends no purges, because the store has no CDN. */
export const noCachePurgeQueue: CachePurgeQueue = { enqueue: async () => undefined }
