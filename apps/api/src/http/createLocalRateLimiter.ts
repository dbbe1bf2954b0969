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
const flushDelayMs = 250

/** Most keys kept in memory; a dropped key is reloaded when its next use is flushed. */
const most = 10_000

interface Window {
  readonly end: number
  /** Uses of all instances at this one's last flush. */
  readonly used: number
  /** Uses of this instance since. */
  readonly pending: number
}

/**
 * Creates an approximate rate limiter, which saves work and protects no secret: it counts locally and flushes to
 * the other instances in one batch a moment later. It adds no latency; a client of several instances may get that
 * moment's uses of each.
 */
export function createLocalRateLimiter(store: RateLimitStore, clock: Clock): LocalRateLimiter {
  const windows = new Map<string, Window>()
  let isFlushing = false

  const scheduleFlush = () => {
    if (isFlushing) return
    isFlushing = true
    // Fire and forget: a process that ends loses a moment's uses.
    setTimeout(() => void flush(), flushDelayMs).unref()
  }

  const flush = async () => {
    const flushed = takePending(windows, clock.now())
    // When the database is down, the next uses are flushed too.
    const add = () => store.add([...flushed.values()], clock.now())
    const known = await retryOnSerializationFailure(add).catch(() => undefined)
    for (const row of known ?? []) applyCount(row, flushed.get(row.key))
    for (const key of windows.keys()) {
      if (windows.size <= most) break
      windows.delete(key)
    }
    isFlushing = false
    if (known && [...windows.values()].some(({ pending }) => pending > 0)) scheduleFlush()
  }

  const applyCount = ({ key, windowEnd, used }: RateLimitCount, flushed: RateLimitUse | undefined) => {
    const here = windows.get(key)
    // Not if another window began meanwhile.
    if (!here || !flushed || here.end !== flushed.end.getTime()) return
    windows.set(key, { end: windowEnd.getTime(), used, pending: here.pending - flushed.uses })
  }

  const tryUse: LocalRateLimiter['tryUse'] = (key, limit, windowMs, uses = 1) => {
    const now = clock.now().getTime()
    const found = windows.get(key)
    // A window that ends later than possible began before the clock went back.
    const isOpen = found !== undefined && found.end > now && found.end <= now + windowMs
    const { end, used, pending } = isOpen ? found : { end: now + windowMs, used: 0, pending: 0 }
    windows.set(key, { end, used, pending: pending + uses })
    scheduleFlush()
    return used + pending + uses <= limit
  }

  return {
    tryUse,
    async use(key, limit, windowMs) {
      if (!tryUse(key, limit, windowMs)) throw tooManyRequests()
    },
  }
}

/** Returns the uses to flush and drops expired windows. */
function takePending(windows: Map<string, Window>, now: Date): ReadonlyMap<string, RateLimitUse> {
  const flushed = new Map<string, RateLimitUse>()
  for (const [key, { end, pending }] of windows) {
    if (end <= now.getTime()) windows.delete(key)
    else if (pending > 0) flushed.set(key, { key, uses: pending, end: new Date(end) })
  }
  return flushed
}
