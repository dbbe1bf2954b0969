import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import type { DatabaseHandle } from './Database.ts'
import { mails } from './schema/mails.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const table = 'mails'
const columns = ['recipient', 'subject', 'text', 'created_at']
const rowsOf = () =>
  database.db.select({ to: mails.recipient, text: mails.text }).from(mails).orderBy(mails.id)

describe('an open database', () => {
  it('replaces the rows of a table with CSV, including quotes, commas, line ends and other scripts', async () => {
    const first = 'old@example.com,s,t,2026-11-23\n'
    await database.replaceRows([{ table, columns, csv: first }])
    const csv = 'a@example.com,"Hi, ""you""","नमस्ते\n🎂",2026-11-23\nb@example.com,s,,2026-11-23\n'
    await database.replaceRows([{ table, columns, csv: csv.replace('s,,', 's,"",') }])
    expect(await rowsOf()).toEqual([
      { to: 'a@example.com', text: 'नमस्ते\n🎂' },
      { to: 'b@example.com', text: '' },
    ])
  })

  it('keeps the previous rows when one of the new rows is invalid', async () => {
    const good = 'kept@example.com,s,t,2026-11-23\n'
    await database.replaceRows([{ table, columns, csv: good }])
    const bad = { table, columns, csv: 'lost@example.com,s,t,no day\n' }
    await expect(database.replaceRows([bad])).rejects.toThrow()
    expect(await rowsOf()).toEqual([{ to: 'kept@example.com', text: 't' }])
  })

  it('keeps the indexes and foreign keys of the tables whose rows it replaces', async () => {
    const readDefinitions = () =>
      database.db
        .select({ definition: sql<string>`definition` })
        .from(
          sql`(
            select indexdef as definition from pg_indexes where tablename in ('cities', 'city_names')
            union all select pg_get_constraintdef(oid) from pg_constraint where conrelid = 'city_names'::regclass
          ) as definitions`,
        )
        .orderBy(sql`definition`)
    const before = await readDefinitions()
    const city = {
      table: 'cities',
      columns: ['id', 'name', 'search', 'state', 'population', 'latitude', 'longitude'],
      csv: 'pune,Pune,pune,maharashtra,1,18,73\n',
    }
    const nameOf = (id: string) => ({
      table: 'city_names',
      columns: ['search', 'city_id'],
      csv: `poona,${id}\n`,
    })
    await database.replaceRows([city, nameOf('pune')])
    expect(await readDefinitions()).toEqual(before)
    await expect(database.replaceRows([city, nameOf('mumbai')])).rejects.toThrow('foreign key constraint')
  })

  it('rolls back a transaction completely when its work fails, and stays usable', async () => {
    const before = (await rowsOf()).length
    const broken = database.transact(async (tx) => {
      await tx
        .insert(mails)
        .values({ recipient: 'half@example.com', subject: '', text: '', createdAt: new Date() })
      throw new Error('on second thought')
    })
    await expect(broken).rejects.toThrow('on second thought')
    expect(await rowsOf()).toHaveLength(before)
  })

  it('stays usable after a rejected statement', async () => {
    const broken = database.transact((tx) => tx.execute(sql`select 1 / 0`))
    await expect(broken).rejects.toThrow()
    await database.transact((tx) => tx.delete(mails).where(eq(mails.subject, 'none')))
  })
})
