import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/Database.ts'
import { rateLimits } from '../db/schema/rateLimits.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { makeSecrets } from '../readSecrets.ts'
import { type Allowance, createAllowance } from './createAllowance.ts'

const hour = 60 * 60 * 1000
const start = new Date('2026-11-23T10:00:00Z')
let now = start
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

let database: OpenDatabase
let allowance: Allowance
beforeAll(async () => {
  database = await openTestDatabase()
  allowance = createAllowance(database.db, { clock: { now: () => now }, secrets: await makeSecrets() })
})
afterAll(() => database.close())
beforeEach(async () => {
  now = start
  await database.db.delete(rateLimits)
})

const key = 'otp-pair:203.0.113.7:asha@example.com'
const uses = async (many: number) => {
  const within = []
  for (let n = 0; n < many; n += 1) within.push(await allowance.tryUse(key, 2, hour))
  return within.filter(Boolean).length
}

describe('a limit in the database', () => {
  it('refuses for its window at most, also when the clock goes back (R25)', async () => {
    pass(400 * 24 * hour)
    expect(await uses(3)).toBe(2)
    now = start
    expect(await uses(1)).toBe(0)
    expect(await allowance.isSpent(key, 2, hour)).toBe(true)
    pass(hour - 1)
    expect(await uses(1)).toBe(0)
    pass(1)
    expect(await uses(3)).toBe(2)
  })

  it('that is only asked about ends as well when the clock goes back', async () => {
    pass(400 * 24 * hour)
    await uses(3)
    now = start
    expect(await allowance.isSpent(key, 2, hour)).toBe(true)
    pass(hour)
    expect(await allowance.isSpent(key, 2, hour)).toBe(false)
  })

  it('is forgotten when it is told to be', async () => {
    await uses(3)
    await allowance.forget(key)
    expect(await allowance.isSpent(key, 2, hour)).toBe(false)
    expect(await uses(3)).toBe(2)
  })

  it('keeps no e-mail and no network address that could be read in the database', async () => {
    await uses(1)
    const kept = JSON.stringify(await database.db.select().from(rateLimits))
    expect(kept).not.toMatch(/asha|203\.0/)
    // Nor one that could be found by trying addresses, without the installation's secret.
    const other = createAllowance(database.db, { clock: { now: () => now }, secrets: await makeSecrets() })
    await other.use(key, 1, hour)
    expect(await database.db.select().from(rateLimits)).toHaveLength(2)
  })
})
