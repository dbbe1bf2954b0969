import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import type { DatabaseHandle } from './Database.ts'
import { rateLimits } from './schema/rateLimits.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute('create table pots (plants integer check (plants >= 0))')
  await database.db.execute('insert into pots values (1)')
})
afterAll(() => database.close())

const write = (key: string, statement: string) =>
  database.transact(async (tx, deferToCommit) => {
    deferToCommit(statement, () => new Error('No plant is left.'))
    await tx.insert(rateLimits).values({ key, windowEnd: new Date(), used: 1 })
    return key
  })
const isWritten = async (key: string) =>
  (await database.db.select().from(rateLimits).where(eq(rateLimits.key, key))).length === 1

describe('a statement deferred to the commit', () => {
  it('is committed with all earlier statements, or rolled back with them on a check violation', async () => {
    const take = 'update pots set plants = plants - 1'
    expect(await write('first', take)).toBe('first')
    expect(await isWritten('first')).toBe(true)
    await expect(write('second', take)).rejects.toThrow('No plant is left.')
    expect(await isWritten('second')).toBe(false)
  })

  it('reports any other error, and the next transaction works', async () => {
    await expect(write('third', 'update no_pots set plants = 0')).rejects.not.toThrow('No plant is left.')
    expect(await isWritten('third')).toBe(false)
    expect(await write('fourth', 'update pots set plants = 3')).toBe('fourth')
  })

  it('is not sent if an earlier statement failed', async () => {
    const failing = database.transact(async (_, deferToCommit) => {
      deferToCommit('update pots set plants = 9', () => new Error('No plant is left.'))
      throw new Error('The work failed.')
    })
    await expect(failing).rejects.toThrow('The work failed.')
    expect(JSON.stringify(await database.db.execute('select plants from pots'))).toContain('"plants":3')
  })
})
