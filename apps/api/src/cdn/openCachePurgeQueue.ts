import type { Clock } from '@store/api-client/contract/ports'
import { array, number, object, parse, string } from 'valibot'
import type { DatabaseHandle } from '../db/Database.ts'
import type { JobHandlerResult } from '../jobs/JobQueue.ts'
import { openJobQueue } from '../jobs/openJobQueue.ts'
import type { Log } from '../log/Log.ts'
import type { Metrics } from '../metrics/Metrics.ts'
import { type CachePurgeQueue, noCachePurgeQueue } from './CachePurgeQueue.ts'
import type { CdnPurger } from './CdnPurger.ts'
import type { CdnSettings } from './CdnSettings.ts'
import { cacheTags } from './cacheTags.ts'
import { createCloudflarePurger } from './createCloudflarePurger.ts'
import { createFastlyPurger } from './createFastlyPurger.ts'

/** Options of the purges of a CDN. */
export interface CachePurgeQueueOptions {
  readonly database: Pick<DatabaseHandle, 'engine' | 'runExclusive' | 'transact'>
  /** The CDN. @default none: nothing is sent */
  readonly cdn: CdnSettings | undefined
  /**
   * Milliseconds during which instances may still serve pages that they rendered before a change. An earlier purge
   * would let the CDN fetch an old page again. Without this value, this process only enqueues purges, as a command
   * does, and the running instances send them.
   */
  readonly sendAfterMs?: number | undefined
  readonly clock: Clock
  readonly metrics?: Pick<Metrics, 'countCdnPurge'> | undefined
  readonly log: Log
}

/** The purges of a CDN, and how to stop sending them. */
export interface ClosableCachePurgeQueue extends CachePurgeQueue {
  readonly close: () => Promise<void>
}

const queues = { changes: 'cdn-change', purges: 'cdn-purge' } as const

/** How long a purge is retried, in milliseconds; after that, the pages have expired anyway (s-maxage and stale). */
const triesMs = 15 * 60_000

/** Maximum number of tags in a purge; a larger change purges everything. */
const mostTags = 100

const jobSchema = object({ tags: array(string()), committedAt: number() })

const purgerOf = (cdn: CdnSettings): CdnPurger =>
  cdn.kind === 'fastly' ? createFastlyPurger(cdn) : createCloudflarePurger(cdn)

/**
 * Opens the purges of a CDN. A change enqueues its tags within its transaction. After the commit, an instance waits
 * until no instance serves the old page, and then purges. If the CDN fails, the purge is delayed and the change is not
 * affected.
 */
export async function openCachePurgeQueue({
  database,
  cdn,
  sendAfterMs,
  clock,
  metrics,
  log,
}: CachePurgeQueueOptions): Promise<ClosableCachePurgeQueue> {
  if (!cdn) return { ...noCachePurgeQueue, close: async () => undefined }
  const jobs = await openJobQueue({ database, queues: Object.values(queues), log })
  const common = { isUrgent: true, ttlMs: triesMs } as const
  const purger = purgerOf(cdn)

  const purge = async (data: string): Promise<JobHandlerResult> => {
    const { tags, committedAt } = parse(jobSchema, JSON.parse(data))
    try {
      await purger.purge(tags)
      metrics?.countCdnPurge('done')
      return { kind: 'done' }
    } catch (cause) {
      metrics?.countCdnPurge('failed')
      const reason = cause instanceof Error ? cause.message : 'unknown'
      if (clock.now().getTime() < committedAt + triesMs) {
        log.warn('cdn: not purged yet', cause)
        return { kind: 'again', reason }
      }
      log.error('cdn: not purged, and given up', cause)
      return { kind: 'failed', reason }
    }
  }

  if (sendAfterMs !== undefined) {
    // The job runs after the commit, which may be minutes after the transaction began, so the wait begins here.
    await jobs.work(queues.changes, async ({ data }) => {
      const delayed = { ...common, queue: queues.purges, delayMs: sendAfterMs }
      const committed = JSON.stringify({ tags: JSON.parse(data), committedAt: clock.now().getTime() })
      await database.transact((tx) => jobs.enqueue(tx, { ...delayed, data: committed }))
      return { kind: 'done' }
    })
    await jobs.work(queues.purges, ({ data }) => purge(data))
  }

  return {
    enqueue: async (tx, tags) => {
      const unique = [...new Set(tags)]
      if (unique.length === 0) return
      const data = JSON.stringify(unique.length > mostTags ? [cacheTags.all] : unique)
      await jobs.enqueue(tx, { ...common, queue: queues.changes, data })
    },
    close: async () => {
      await jobs.drain()
      await jobs.close()
    },
  }
}
