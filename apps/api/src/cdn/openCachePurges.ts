import type { Clock } from '@store/api-client/contract/ports'
import { array, number, object, parse, string } from 'valibot'
import type { OpenDatabase } from '../db/Database.ts'
import type { WorkResult } from '../jobs/JobQueue.ts'
import { openJobQueue } from '../jobs/openJobQueue.ts'
import type { Log } from '../log/Log.ts'
import type { Metrics } from '../metrics/Metrics.ts'
import { type CachePurges, noCachePurges } from './CachePurges.ts'
import type { CdnPurger } from './CdnPurger.ts'
import type { CdnSettings } from './CdnSettings.ts'
import { cacheTags } from './cacheTags.ts'
import { createCloudflarePurger } from './createCloudflarePurger.ts'
import { createFastlyPurger } from './createFastlyPurger.ts'

/** Options for opening the purges of a CDN. */
export interface CachePurgesOptions {
  readonly database: Pick<OpenDatabase, 'engine' | 'runExclusive' | 'transact'>
  /** The CDN. @default none, and nothing is sent */
  readonly cdn: CdnSettings | undefined
  /**
   * Milliseconds for which instances may still serve what they rendered before a change: a purge that came earlier
   * would let the CDN fetch it again. Without it nothing is sent from here, as in a command; the instances do.
   */
  readonly sendAfterMs?: number | undefined
  readonly clock: Clock
  readonly metrics?: Pick<Metrics, 'countCdnPurge'> | undefined
  readonly log: Log
}

/** The purges of a CDN, and how to stop sending them. */
export interface OpenCachePurges extends CachePurges {
  readonly close: () => Promise<void>
}

const queues = { changes: 'cdn-change', purges: 'cdn-purge' } as const

/** How long a purge is retried, in milliseconds: by then whatever it would remove has expired (s-maxage and stale). */
const triesMs = 15 * 60_000

/** Most tags of a purge; a larger change purges everything. */
const mostTags = 100

const jobSchema = object({ tags: array(string()), committedAt: number() })

const purgerOf = (cdn: CdnSettings): CdnPurger =>
  cdn.kind === 'fastly' ? createFastlyPurger(cdn) : createCloudflarePurger(cdn)

/**
 * Opens the purges of a CDN. A change enqueues its tags with its transaction; once it is committed, an instance
 * waits until no instance serves the old page, and then purges. A CDN that fails delays a purge, never a change.
 */
export async function openCachePurges({
  database,
  cdn,
  sendAfterMs,
  clock,
  metrics,
  log,
}: CachePurgesOptions): Promise<OpenCachePurges> {
  if (!cdn) return { ...noCachePurges, close: async () => undefined }
  const jobs = await openJobQueue({ database, queues: Object.values(queues), log })
  const common = { isUrgent: true, ttlMs: triesMs } as const
  const purger = purgerOf(cdn)

  const purge = async (data: string): Promise<WorkResult> => {
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
    // Works from the commit on, which may be minutes after its transaction began: so the wait begins here.
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
