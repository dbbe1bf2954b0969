import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DatabaseHandle } from '../db/Database.ts'
import { rateLimits } from '../db/schema/rateLimits.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { createLocalRateLimiter, type LocalRateLimiter } from './createLocalRateLimiter.ts'
import { createRateLimitStore, type RateLimitStore } from './createRateLimitStore.ts'

let database: DatabaseHandle
let tally: RateLimitStore
beforeAll(async () => {
  database = await openTestDatabase()
  tally = createRateLimitStore(database.db, { otpPepper: 'pepper' })
})
afterAll(() => database.close())

const day = 24 * 60 * 60 * 1000
let now = new Date('2026-11-23T10:00:00Z')
const clock = { now: () => now }
beforeEach(async () => {
  await database.db.delete(rateLimits)
})

const refused = expect.objectContaining({ status: 429, code: 'too_many' })
/** Returns how many of the given uses are allowed. */
const lettingThrough = async (limit: LocalRateLimiter, uses: number, key = 'add:10.0.0.1') => {
  const done = await Promise.allSettled(Array.from({ length: uses }, () => limit.use(key, 5, 60_000)))
  for (const one of done) if (one.status === 'rejected') expect(one.reason).toEqual(refused)
  return done.filter(({ status }) => status === 'fulfilled').length
}
const reported = async (uses: number) =>
  vi.waitFor(async () => {
    const rows = await database.db.select().from(rateLimits)
    expect(rows.reduce((sum, { used }) => sum + used, 0)).toBe(uses)
  })

describe('createLocalRateLimiter', () => {
  it('allows exactly its limit, before and after the flush', async () => {
    const limit = createLocalRateLimiter(tally, clock)
    expect(await lettingThrough(limit, 3)).toBe(3)
    await reported(3)
    expect(await lettingThrough(limit, 9)).toBe(2)
    await reported(12)
    expect(await lettingThrough(limit, 3)).toBe(0)
    expect(await lettingThrough(limit, 1, 'add:10.0.0.2')).toBe(1)
    await reported(16)
  })

  it('resets when its window is over', async () => {
    const limit = createLocalRateLimiter(tally, clock)
    await lettingThrough(limit, 9)
    now = new Date(now.getTime() + 59_999)
    expect(await lettingThrough(limit, 1)).toBe(0)
    await reported(10)
    now = new Date(now.getTime() + 1)
    expect(await lettingThrough(limit, 9)).toBe(5)
    await reported(9)
  })

  it('resets when the clock was set back, instead of rejecting until it catches up', async () => {
    const limit = createLocalRateLimiter(tally, clock)
    expect(await lettingThrough(limit, 9)).toBe(5)
    await reported(9)
    now = new Date(now.getTime() - day)
    expect(await lettingThrough(limit, 9)).toBe(5)
    now = new Date(now.getTime() + 60_000)
    expect(await lettingThrough(limit, 9)).toBe(5)
    now = new Date(now.getTime() + day)
  })

  it('is shared by all instances after the flush', async () => {
    const [here, there] = [createLocalRateLimiter(tally, clock), createLocalRateLimiter(tally, clock)]
    expect(await lettingThrough(here, 4)).toBe(4)
    await reported(4)
    expect(await lettingThrough(there, 2)).toBe(2)
    await reported(6)
    expect(await lettingThrough(there, 1)).toBe(0)
    // This instance synchronizes with its own next use.
    await lettingThrough(here, 1)
    await reported(8)
    expect(await lettingThrough(here, 1)).toBe(0)
    await reported(9)
  })

  it('keeps counting while the database is down, and flushes afterwards', async () => {
    let isAway = true
    const away: RateLimitStore = {
      add: (...said) => (isAway ? Promise.reject(new Error('away')) : tally.add(...said)),
    }
    const limit = createLocalRateLimiter(away, clock)
    expect(await lettingThrough(limit, 3)).toBe(3)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(await lettingThrough(limit, 4)).toBe(2)
    isAway = false
    await lettingThrough(limit, 1, 'add:10.0.0.2')
    await reported(8)
  })

  it('sums the counts that many instances flush simultaneously for the same networks', async () => {
    const keys = Array.from({ length: 50 }, (_, at) => `add:10.0.1.${at}`)
    const end = new Date(now.getTime() + 60_000)
    const results = (order: readonly string[]) => order.map((key) => ({ key, uses: 2, end }))
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => tally.add(results(at % 2 ? keys : keys.toReversed()), now)),
    )
    const rows = await database.db.select().from(rateLimits)
    expect(rows.map(({ used }) => used)).toEqual(keys.map(() => 16))
  })
})
