import { inArray } from 'drizzle-orm'
import { array, integer, number, parse, pipe } from 'valibot'
import type { Database, DatabaseHandle } from '../db/Database.ts'
import { splitIntoBatches } from '../db/readInBatches.ts'
import { searchables } from '../db/schema/searchables.ts'
import { openJobQueue } from '../jobs/openJobQueue.ts'
import type { Log } from '../log/Log.ts'
import type { SearchEngine } from './SearchEngine.ts'
import { searchDocumentColumns } from './searchDocumentColumns.ts'

/** Notifies the search engine of changed products. */
export interface SearchIndexQueue {
  /** Enqueues products within a transaction; their documents are written if, and only if, it commits. */
  readonly enqueue: (tx: Database, nids: readonly number[]) => Promise<void>
}

/** Does nothing, because Postgres searches. */
export const noSearchIndexQueue: SearchIndexQueue = { enqueue: async () => undefined }

/** A feed, and how to stop it. */
export interface ClosableSearchIndexQueue extends SearchIndexQueue {
  readonly close: () => Promise<void>
}

/** Options of `openSearchIndexQueue`. */
export interface SearchIndexQueueOptions {
  readonly database: DatabaseHandle
  /** The search engine; missing if Postgres searches. */
  readonly engine: SearchEngine | undefined
  /** Whether this process also writes the documents; a command only enqueues them. */
  readonly works: boolean
  readonly log: Log
}

const queue = 'search-index'

/** How long a batch is retried; after a longer outage of the engine, rebuild the index. */
const ttlMs = 3 * 24 * 60 * 60_000

const jobSchema = array(pipe(number(), integer()))

/** Opens the feed of a search engine. */
export async function openSearchIndexQueue({
  database,
  engine,
  works,
  log,
}: SearchIndexQueueOptions): Promise<ClosableSearchIndexQueue> {
  if (!engine) return { ...noSearchIndexQueue, close: async () => undefined }
  const jobs = await openJobQueue({ database, queues: [queue], log })
  if (works)
    await jobs.work(queue, async ({ data }) => {
      await writeChanges(database.db, engine, parse(jobSchema, JSON.parse(data)))
      return { kind: 'done' }
    })
  return {
    enqueue: async (tx, nids) => {
      for (const batch of splitIntoBatches([...new Set(nids)]))
        await jobs.enqueue(tx, { queue, data: JSON.stringify(batch), isUrgent: false, ttlMs })
    },
    close: async () => {
      await jobs.drain()
      await jobs.close()
    },
  }
}

// Reads the current rows, so that jobs may run late, twice, or in another order.
async function writeChanges(db: Database, engine: SearchEngine, nids: readonly number[]): Promise<void> {
  const documents = await db
    .select(searchDocumentColumns)
    .from(searchables)
    .where(inArray(searchables.nid, [...nids]))
  const found = new Set(documents.map(({ nid }) => nid))
  const gone = nids.filter((nid) => !found.has(nid))
  if (documents.length > 0) await engine.write(documents)
  if (gone.length > 0) await engine.remove(gone)
}
