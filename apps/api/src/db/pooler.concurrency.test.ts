import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { createTestDatabase } from '../fixtures/createSeededDatabase.ts'
import { withEmptyDatabase } from '../fixtures/openTestDatabase.ts'
import { silentLog } from '../fixtures/silentLog.ts'
import { openPostgres } from './openPostgres.ts'

describe('the pooler in the settings', () => {
  it('must connect to the database that was migrated', async () => {
    const other = await createTestDatabase(inject('postgresUrl') ?? '', `other_${randomUUID()}`)
    await withEmptyDatabase(async (url) => {
      const opening = openPostgres({ url, poolUrl: other.url, log: silentLog })
      await expect(opening).rejects.toThrow('DATABASE_POOL_URL leads to another database')
    }).finally(other.drop)
  })

  it('is reported if it sets no statement timeout', () =>
    withEmptyDatabase(async (url) => {
      const messages: string[] = []
      const log = { ...silentLog, warn: (message: string) => messages.push(message) }
      // Postgres itself replaces the pooler, and sets no timeout.
      const opened = await openPostgres({ url, poolUrl: url, log })
      await opened.close()
      expect(messages).toEqual([expect.stringContaining('no statement_timeout')])
    }))
})
