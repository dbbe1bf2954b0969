import { expect, it } from 'vitest'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { silentLog } from '../fixtures/silentLog.ts'
import { countJobs } from './countJobs.ts'
import { openJobQueue } from './openJobQueue.ts'

it('counts waiting and failed jobs by queue, and returns none without queues', async () => {
  const database = await openTestDatabase()
  expect(await countJobs(database.db)).toEqual([])
  const jobs = await openJobQueue({ database, queues: ['letters', 'parcels'], log: silentLog })
  const put = (queue: string, data: string) =>
    database.transact((tx) => jobs.enqueue(tx, { queue, data, isUrgent: false, ttlMs: 60_000 }))
  await put('letters', 'waits')
  await put('letters', 'waits too')
  await put('parcels', 'is lost')
  const lost = Promise.withResolvers<void>()
  await jobs.work('parcels', async () => {
    lost.resolve()
    return { kind: 'failed', reason: 'lost' }
  })
  await lost.promise
  await jobs.drain()
  const [letters, parcels, ...others] = await countJobs(database.db)
  expect(letters).toMatchObject({ queue: 'letters', waiting: 2, failed: 0 })
  expect(letters?.oldest).toBeGreaterThan(0)
  expect(parcels).toEqual({ queue: 'parcels', waiting: 0, failed: 1, oldest: 0 })
  expect(others).toEqual([])
  await jobs.close()
  await database.close()
})
