import type { Clock } from '@store/api-client/contract/ports'
import { retryOnSerializationFailure } from '../db/retryOnSerializationFailure.ts'
import { type RateLimiter, tooManyRequestsError } from './createRateLimiter.ts'
import type { RateLimitCount, RateLimitStore, RateLimitUse } from './createRateLimitStore.ts'

/** Counts uses against a limit in this instance. */
export interface LocalRateLimiter extends Pick<RateLimiter, 'use'> {
  /** Counts uses; returns whether they are within their limit. */
  readonly tryUse: (key: string, limit: number, windowMs: number, uses?: number) => boolean
}

/** Milliseconds from a use until it is flushed to the store. */
const flushDelayMs = 250

/** Maximum number of keys in memory; a dropped key is loaded again when its next use is flushed. */
const most = 10_000

interface Window {
  readonly end: number
  /** Uses in all instances at the last flush of this one. */
  readonly used: number
  /** Uses in this instance since its last flush. */
  readonly pending: number
}

/**
 * Creates an approximate rate limiter, which protects against load and not secrets. It counts locally and flushes its
 * counts in one batch a moment later, so it adds no latency. A client of several instances may exceed the limit during
 * that moment.
 */
export function createLocalRateLimiter(store: RateLimitStore, clock: Clock): LocalRateLimiter {
  const windows = new Map<string, Window>()
  let isFlushing = false

  const scheduleFlush = () => {
    if (isFlushing) return
    isFlushing = true
    // The flush is not awaited; a process that ends loses the counts since its last flush.
    setTimeout(() => void flush(), flushDelayMs).unref()
  }

  const flush = async () => {
    const flushed = takePending(windows, clock.now())
    // If the database is down, the counts are flushed later.
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
    // The counts from the database are ignored if another rate-limit window has begun since the flush.
    if (!here || !flushed || here.end !== flushed.end.getTime()) return
    windows.set(key, { end: windowEnd.getTime(), used, pending: here.pending - flushed.uses })
  }

  const tryUse: LocalRateLimiter['tryUse'] = (key, limit, windowMs, uses = 1) => {
    const now = clock.now().getTime()
    const found = windows.get(key)
    // A window that ends too far ahead began before the clock was set back.
    const isOpen = found !== undefined && found.end > now && found.end <= now + windowMs
    const { end, used, pending } = isOpen ? found : { end: now + windowMs, used: 0, pending: 0 }
    windows.set(key, { end, used, pending: pending + uses })
    scheduleFlush()
    return used + pending + uses <= limit
  }

  return {
    tryUse,
    async use(key, limit, windowMs) {
      if (!tryUse(key, limit, windowMs)) throw tooManyRequestsError()
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
