import type { Database } from '../db/Database.ts'

/** Purges of the CDN that wait for their transaction. */
export interface CachePurges {
  /** Enqueues a purge inside a transaction: it is sent if, and only if, the transaction commits. */
  readonly enqueue: (tx: Database, tags: readonly string[]) => Promise<void>
}

/** Sends no purges: the store has no CDN. */
export const noCachePurges: CachePurges = { enqueue: async () => undefined }
