import { EventEmitter, once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DatabaseHandle } from '../db/Database.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { silentLog } from '../fixtures/silentLog.ts'
import type { Job, JobHandlerResult, JobQueue } from './JobQueue.ts'
import { openJobQueue } from './openJobQueue.ts'

let database: DatabaseHandle
let jobs: JobQueue
const logged: unknown[] = []
const log = { ...silentLog, error: (_: string, cause: unknown) => logged.push(cause) }

beforeEach(async () => {
  database = await openTestDatabase()
  jobs = await openJobQueue({ database, queues: ['letters'], log })
})
afterEach(async () => {
  await jobs.drain()
  await jobs.close()
  await database.close()
})

const put = (data: string, isUrgent = false) =>
  database.transact((tx) => jobs.enqueue(tx, { queue: 'letters', data, isUrgent, ttlMs: 60_000 }))

/** Processes the queue; resolves with the data of the first jobs, counting each attempt. */
const firstJobs = async (count: number, work: (job: Job, tries: number) => Promise<JobHandlerResult>) => {
  const tried: Job[] = []
  const events = new EventEmitter()
  await jobs.work('letters', (job) => {
    tried.push(job)
    events.emit('try')
    return work(job, tried.length)
  })
  while (tried.length < count) await once(events, 'try')
  return tried
}

const done: JobHandlerResult = { kind: 'done' }

it('a queue accepts a job before it has made any other query', async () => {
  await put('first of all')
  expect((await firstJobs(1, async () => done)).map(({ data }) => data)).toEqual(['first of all'])
})

it('a queue runs urgent jobs first', async () => {
  for (let number = 1; number <= 12; number++) await put(`order ${number}`)
  await put('a code', true)
  const all = Promise.withResolvers<JobHandlerResult>()
  // The queue runs two batches of five jobs in parallel.
  const taken = await firstJobs(10, () => all.promise)
  expect(taken.map(({ data }) => data)).toContain('a code')
  all.resolve(done)
})

it('a queue retries an interrupted job under the same id, and does not affect the other jobs of its batch', async () => {
  await put('breaks')
  await put('holds')
  const tried = await firstJobs(3, async ({ data }, tries) => {
    if (data === 'breaks' && tries < 3) throw new Error('broken')
    return done
  })
  expect(tried.map(({ data }) => data).sort()).toEqual(['breaks', 'breaks', 'holds'])
  expect(new Set(tried.map(({ id }) => id)).size).toBe(2)
  expect(logged).toEqual([new Error('broken')])
})

it('a queue stores failed jobs with the reason for seven days, and deletes finished ones', async () => {
  await put('fails')
  await put('is done')
  await firstJobs(2, async ({ data }) => (data === 'fails' ? { kind: 'failed', reason: 'for good' } : done))
  await jobs.drain()
  const stored = sql`select string_agg(concat(state, deletion_seconds, data, output), ' ') as kept from jobs.job`
  expect(JSON.stringify(await database.db.execute(stored))).toMatch(/failed604800.*fails.*for good/)
  expect(JSON.stringify(await database.db.execute(stored))).not.toContain('is done')
})
