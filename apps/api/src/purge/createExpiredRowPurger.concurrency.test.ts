import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DatabaseHandle } from '../db/Database.ts'
import { mails } from '../db/schema/mails.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { silentLog } from '../fixtures/silentLog.ts'
import { createMemoryStorage } from '../pictures/createMemoryStorage.ts'
import { createExpiredRowPurger } from './createExpiredRowPurger.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = new Date('2026-11-23T10:00:00Z')
const clock = { now: () => now }

it('only one instance purges at a time, and the next one starts after it has finished', async () => {
  const entered = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const storage = createMemoryStorage(clock)
  const slow = {
    ...storage,
    listBefore: async () => {
      entered.resolve()
      await gate.promise
      return []
    },
  }
  const open = (pictures: typeof storage) =>
    createExpiredRowPurger({ database, pictures, clock, log: silentLog, retention: {} })
  const first = open(slow).run()
  await entered.promise
  await database.db
    .insert(mails)
    .values({ recipient: 'a@example.com', subject: '', text: '', createdAt: new Date(0) })
  const second = open(storage)
  await second.run()
  expect(await database.db.select().from(mails)).toHaveLength(1)
  gate.resolve()
  await first
  await second.run()
  expect(await database.db.select().from(mails)).toEqual([])
})
