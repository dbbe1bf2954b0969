import type { Clock } from '@store/api-client/contract/ports'
import { retryOnSerializationFailure } from '../db/retryOnSerializationFailure.ts'
import { type RateLimiter, tooManyRequests } from './createRateLimiter.ts'
import type { RateLimitCount, RateLimitStore, RateLimitUse } from './createRateLimitStore.ts'

/** Counts uses against a limit in this instance. */
export interface LocalRateLimiter extends Pick<RateLimiter, 'use'> {
  /** Counts uses; returns whether they are within their limit. */
  readonly tryUse: (key: string, limit: number, windowMs: number, uses?: number) => boolean
}

/** Milliseconds from a use until it is flushed to the store. */
const toldAfter = 250

/** Most keys kept in memory; a dropped key is reloaded when its next use is flushed. */
const most = 10_000

interface Window {
  readonly end: number
  /** Uses of all instances at this one's last flush. */
  readonly used: number
  /** Uses of this instance since. */
  readonly untold: number
}

/**
 * Creates an approximate rate limiter, which saves work and protects no secret: it counts locally and flushes to
 * the other instances in one batch a moment later. It adds no latency; a client of several instances may get that
 * moment's uses of each.
 */
export function createLocalRateLimiter(tally: RateLimitStore, clock: Clock): LocalRateLimiter {
  const windows = new Map<string, Window>()
  let isTelling = false

  const tellSoon = () => {
    if (isTelling) return
    isTelling = true
    // Fire and forget: a process that ends loses a moment's uses.
    setTimeout(() => void tell(), toldAfter).unref()
  }

  const tell = async () => {
    const told = untoldOf(windows, clock.now())
    // When the database is down, the next uses are flushed too.
    const add = () => tally.add([...told.values()], clock.now())
    const known = await retryOnSerializationFailure(add).catch(() => undefined)
    for (const row of known ?? []) learn(row, told.get(row.key))
    for (const key of windows.keys()) {
      if (windows.size <= most) break
      windows.delete(key)
    }
    isTelling = false
    if (known && [...windows.values()].some(({ untold }) => untold > 0)) tellSoon()
  }

  const learn = ({ key, windowEnd, used }: RateLimitCount, told: RateLimitUse | undefined) => {
    const here = windows.get(key)
    // Not if another window began meanwhile.
    if (!here || !told || here.end !== told.end.getTime()) return
    windows.set(key, { end: windowEnd.getTime(), used, untold: here.untold - told.uses })
  }

  const tryUse: LocalRateLimiter['tryUse'] = (key, limit, windowMs, uses = 1) => {
    const now = clock.now().getTime()
    const found = windows.get(key)
    // A window that ends later than possible began before the clock went back.
    const isOpen = found !== undefined && found.end > now && found.end <= now + windowMs
    const { end, used, untold } = isOpen ? found : { end: now + windowMs, used: 0, untold: 0 }
    windows.set(key, { end, used, untold: untold + uses })
    tellSoon()
    return used + untold + uses <= limit
  }

  return {
    tryUse,
    async use(key, limit, windowMs) {
      if (!tryUse(key, limit, windowMs)) throw tooManyRequests()
    },
  }
}

/** Returns the uses to flush and drops expired windows. */
function untoldOf(windows: Map<string, Window>, now: Date): ReadonlyMap<string, RateLimitUse> {
  const told = new Map<string, RateLimitUse>()
  for (const [key, { end, untold }] of windows) {
    if (end <= now.getTime()) windows.delete(key)
    else if (untold > 0) told.set(key, { key, uses: untold, end: new Date(end) })
  }
  return told
}
