import type { Clock } from '@store/api-client/contract/ports'
import { getTableName } from 'drizzle-orm'
import { mergeFacetCounts } from '../catalogue/index.ts'
import type { DatabaseHandle } from '../db/Database.ts'
import { purgeExpiredRows } from '../db/purgeExpiredRows.ts'
import type { Log } from '../log/Log.ts'
import type { Metrics } from '../metrics/Metrics.ts'
import type { PictureStorage } from '../pictures/PictureStorage.ts'
import { purgeUnusedUploads } from '../uploads/index.ts'
import { getExpiredRows, type RetentionPeriods } from './getExpiredRows.ts'

/** Dependencies of a purger. */
export interface ExpiredRowPurgerDeps {
  readonly database: Pick<DatabaseHandle, 'db' | 'runUnlessRunning'>
  readonly pictures: PictureStorage
  readonly clock: Clock
  readonly log: Log
  readonly retention: RetentionPeriods
  /** Metrics that count the deleted rows. @default none */
  readonly metrics?: Pick<Metrics, 'countPurgedRows' | 'countPurgeFailure' | 'markPurgeSuccess'> | undefined
}

/** Purges expired rows. */
export interface ExpiredRowPurger {
  /** Purges once, unless another instance is purging. */
  readonly run: () => Promise<void>
  /** Stops the running purge after its current batch. */
  readonly stop: () => Promise<void>
}

/** Creates a purger. Each table is purged separately, so that one that fails does not stop the others. */
export function createExpiredRowPurger({
  database,
  pictures,
  clock,
  log,
  retention,
  metrics,
}: ExpiredRowPurgerDeps): ExpiredRowPurger {
  const { db } = database
  const failures = new Map<string, number>()
  let running: Promise<void> | undefined
  let isStopping = false
  const isStopped = () => isStopping

  const attempt = async (name: string, work: () => Promise<number>): Promise<boolean> => {
    if (isStopping) return false
    try {
      const rows = await work()
      metrics?.countPurgedRows(name, rows)
      failures.delete(name)
      return true
    } catch (cause) {
      if (isStopping) return false
      metrics?.countPurgeFailure(name)
      const before = failures.get(name) ?? 0
      failures.set(name, before + 1)
      // One failure may be an unavailable database; a second one an hour later needs attention.
      const report = before === 0 ? log.warn : log.error
      report(`purge: ${name} could not be purged`, cause)
      return false
    }
  }

  const purgeAll = async () => {
    const now = clock.now()
    const done: boolean[] = []
    const expired = getExpiredRows(now, retention)
    for (const table of new Set(expired.map(({ table }) => table))) {
      const purgeTable = async () => {
        let purged = 0
        for (const rows of expired)
          if (rows.table === table) purged += await purgeExpiredRows(db, rows, isStopped)
        return purged
      }
      done.push(await attempt(getTableName(table), purgeTable))
    }
    // The rows of `facet_counts` do not expire. Each change of products adds rows, and merging removes them.
    done.push(await attempt('facet_counts', () => mergeFacetCounts(db)))
    done.push(await attempt('uploads', () => purgeUnusedUploads(db, pictures, now, isStopped)))
    if (done.every(Boolean)) metrics?.markPurgeSuccess(now)
  }

  const run = async () => {
    await attempt('lock', async () => {
      await database.runUnlessRunning('purge', purgeAll)
      return 0
    })
  }

  return {
    run: () => {
      // A purge that takes longer than an hour is not started twice.
      running ??= run().finally(() => {
        running = undefined
      })
      return running
    },
    stop: async () => {
      isStopping = true
      await running
    },
  }
}
