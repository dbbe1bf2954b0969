import type { JobResult, PgBoss } from 'pg-boss'
import { object, parse, string } from 'valibot'
import type { DatabaseHandle } from '../db/Database.ts'
import type { Log } from '../log/Log.ts'
import { createPgBoss } from './createPgBoss.ts'
import type { Job, JobHandlerResult, JobQueue } from './JobQueue.ts'
import { toPgBossTransaction } from './toPgBossTransaction.ts'

/** Options of a job queue. */
export interface JobQueueOptions {
  readonly database: Pick<DatabaseHandle, 'engine' | 'runExclusive'>
  /** Names of the queues. */
  readonly queues: readonly string[]
  readonly log: Log
}

const hour = 60 * 60

// Two batches at a time, so that one slow job does not block all others. The queue is polled every two seconds for
// delayed jobs, and immediately when a transaction has enqueued one.
const working = {
  batchSize: 5,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const

const dataForm = object({ data: string() })

/** Opens the job queue of a database. */
export async function openJobQueue({ database, queues, log }: JobQueueOptions): Promise<JobQueue> {
  const boss = createPgBoss(database.engine, log)
  await database.runExclusive(() => start(boss, queues))
  const worked = new Set<string>()

  const settle = async (queue: string, id: string, outcome: JobHandlerResult): Promise<JobResult> => {
    if (outcome.kind !== 'done') {
      const status = outcome.kind === 'again' ? 'failed' : 'deadletter'
      return { id, status, output: { reason: outcome.reason } }
    }
    // Finished jobs are deleted immediately; if that fails, the job is at least marked as finished.
    await boss.deleteJob(queue, id).catch(() => undefined)
    return { id, status: 'completed' }
  }

  // This function never throws, because a failing job would fail the others of its batch.
  const attempt = async (id: string, data: unknown, work: (job: Job) => Promise<JobHandlerResult>) => {
    try {
      return await work({ id, ...parse(dataForm, data) })
    } catch (cause) {
      log.error('jobs: one broke off', cause)
      return { kind: 'again', reason: 'broke off' } as const
    }
  }

  return {
    enqueue: async (tx, { queue, data, isUrgent, ttlMs, delayMs = 0 }) => {
      await boss.send(
        queue,
        { data },
        {
          db: toPgBossTransaction(tx),
          ...(delayMs > 0 && { startAfter: Math.ceil(delayMs / 1000) }),
          priority: isUrgent ? 1 : 0,
          // Practically unlimited, because the job's own function decides whether another attempt makes sense.
          retryLimit: 10_000,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: isUrgent ? 30 : hour / 4,
          // No job takes as long as 40 seconds, so the worker of an expired job must be dead.
          expireInSeconds: 40,
          retentionSeconds: Math.ceil(ttlMs / 1000) + hour,
          deleteAfterSeconds: 7 * 24 * hour,
        },
      )
    },
    work: async (queue, work) => {
      worked.add(queue)
      await boss.work(queue, working, (jobs) =>
        Promise.all(jobs.map(async ({ id, data }) => settle(queue, id, await attempt(id, data, work)))),
      )
    },
    drain: async () => {
      for (const queue of worked) await boss.offWork(queue, { wait: true })
    },
    close: () => boss.stop({ graceful: false }),
  }
}

async function start(boss: PgBoss, queues: readonly string[]): Promise<void> {
  try {
    await boss.start()
    for (const queue of queues) {
      await boss.createQueue(queue, { notify: true })
      // The library reads a queue's settings on first use, over its own connection. Within a transaction on PGlite,
      // which has one connection, that would wait forever, so the settings are read here.
      await boss.findJobs(queue, { id: '00000000-0000-0000-0000-000000000000' })
    }
  } catch (cause) {
    await boss.stop({ graceful: false })
    throw cause
  }
}
