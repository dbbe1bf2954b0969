import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../db/Database.ts'
import { openPglite } from '../db/openPglite.ts'
import { categories } from '../db/schema/categories.ts'
import { seedVersions } from '../db/schema/seedVersions.ts'
import { sampleDataHash } from './sampleDataHash.ts'
import { seedSampleData } from './seedSampleData.ts'

interface Statement {
  readonly query: string
  readonly values: readonly unknown[]
}

let database: DatabaseHandle
const heard: Statement[] = []
const first: Statement[] = []
beforeAll(async () => {
  const logQuery = (query: string, values: unknown[]) => void heard.push({ query, values })
  // Opened without a template, because the hash covers all statements from the first one on.
  database = await openPglite({ logger: { logQuery } })
  await seedSampleData(database)
  first.push(...heard)
})
afterAll(() => database.close())

const isOfTheMark = ({ query }: Statement) => query.includes('"seeds"')
const mark = (hash: string) => database.db.update(seedVersions).set({ hash })

describe('seedSampleData', () => {
  it('seeds an empty installation once; later starts change nothing, and deleted rows stay deleted', async () => {
    expect(await database.db.$count(categories)).toBeGreaterThan(5)
    await database.db.delete(categories)
    heard.length = 0
    expect(await seedSampleData(database)).toBe(false)
    expect(heard.map(isOfTheMark)).toEqual([true])
    expect(await database.db.$count(categories)).toBe(0)
  })

  it('seeds again after the edition of the sample data has changed', async () => {
    await mark('an older one')
    expect(await seedSampleData(database)).toBe(true)
    expect(await seedSampleData(database)).toBe(false)
  })

  it('seeds only once when several instances start at the same time', async () => {
    await mark('an older one')
    const runExclusive: DatabaseHandle['runExclusive'] = async (work) => {
      // Another instance has finished first.
      await mark(sampleDataHash)
      return work()
    }
    expect(await seedSampleData({ db: database.db, runExclusive })).toBe(false)
  })

  it('has the hash in sampleDataHash.ts; if this fails, the sample has changed and the file needs the new hash', () => {
    const hash = createHash('sha256')
    for (const statement of first.filter((one) => !isOfTheMark(one))) hash.update(JSON.stringify(statement))
    expect(sampleDataHash).toBe(hash.digest('hex'))
  })
})
