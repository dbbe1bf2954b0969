import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../db/Database.ts'
import { rateLimits } from '../db/schema/rateLimits.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { generateSecrets } from '../readSecrets.ts'
import { createRateLimiter, type RateLimiter } from './createRateLimiter.ts'

const hour = 60 * 60 * 1000
const start = new Date('2026-11-23T10:00:00Z')
let now = start
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

let database: DatabaseHandle
let sharedRateLimiter: RateLimiter
beforeAll(async () => {
  database = await openTestDatabase()
  sharedRateLimiter = createRateLimiter(database.db, {
    clock: { now: () => now },
    secrets: await generateSecrets(),
  })
})
afterAll(() => database.close())
beforeEach(async () => {
  now = start
  await database.db.delete(rateLimits)
})

const key = 'otp-pair:203.0.113.7:asha@example.com'
const uses = async (many: number) => {
  const within = []
  for (let n = 0; n < many; n += 1) within.push(await sharedRateLimiter.tryUse(key, 2, hour))
  return within.filter(Boolean).length
}

describe('createRateLimiter', () => {
  it('rejects at most for its window, even when the clock is set back (R25)', async () => {
    pass(400 * 24 * hour)
    expect(await uses(3)).toBe(2)
    now = start
    expect(await uses(1)).toBe(0)
    expect(await sharedRateLimiter.isSpent(key, 2, hour)).toBe(true)
    pass(hour - 1)
    expect(await uses(1)).toBe(0)
    pass(1)
    expect(await uses(3)).toBe(2)
  })

  it('lets a limit expire after the clock was set back, even if it is only read and never counted', async () => {
    pass(400 * 24 * hour)
    await uses(3)
    now = start
    expect(await sharedRateLimiter.isSpent(key, 2, hour)).toBe(true)
    pass(hour)
    expect(await sharedRateLimiter.isSpent(key, 2, hour)).toBe(false)
  })

  it('resets on demand', async () => {
    await uses(3)
    await sharedRateLimiter.forget(key)
    expect(await sharedRateLimiter.isSpent(key, 2, hour)).toBe(false)
    expect(await uses(3)).toBe(2)
  })

  it('stores no readable e-mail or network address in the database', async () => {
    await uses(1)
    const rows = JSON.stringify(await database.db.select().from(rateLimits))
    expect(rows).not.toMatch(/asha|203\.0/)
    // Without the installation's secret, addresses cannot even be guessed.
    const other = createRateLimiter(database.db, {
      clock: { now: () => now },
      secrets: await generateSecrets(),
    })
    await other.use(key, 1, hour)
    expect(await database.db.select().from(rateLimits)).toHaveLength(2)
  })
})
