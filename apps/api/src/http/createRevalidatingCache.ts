import { LRUCache } from 'lru-cache'

/** Options of a revalidating cache. Times are milliseconds. */
export interface RevalidatingCacheOptions {
  /** Time during which a value is fresh, from the start of its loading; 0 caches nothing. */
  readonly freshMs: number
  /** Time after `freshMs` in which the value is served while loading fails. @default 0 */
  readonly staleMs?: number
  /** Time after a failure until the value is loaded again. @default 0 */
  readonly retryMs?: number
  /** Maximum number of values; the least recently used values are evicted. @default 500 */
  readonly most?: number
  /** @default performance.now */
  readonly now?: () => number
}

interface Entry<Value> {
  readonly value: Value
  readonly revalidateFrom: number
  readonly freshUntil: number
  readonly staleUntil: number
}

/** Last part of the lifetime, in which a value is revalidated while it is still served. */
const lastPart = 1 / 4

/**
 * Creates a bounded cache (LRU) with stale-while-revalidate: a value that is requested in the last quarter of its
 * lifetime is loaded again in the background, so that no request waits. Concurrent requests for a key share one load
 * (single flight). Errors are not cached; `undefined` is returned, but removes the key.
 */
export function createRevalidatingCache<Value>({
  freshMs,
  staleMs = 0,
  retryMs = 0,
  most = 500,
  now = () => performance.now(),
}: RevalidatingCacheOptions) {
  const entries = new LRUCache<string, Entry<Value>, () => Promise<Value>>({
    max: most,
    // If a key is evicted while its value is loaded, the waiting requests still get the value.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, last, { context: load }) => {
      const freshUntil = now() + freshMs
      try {
        const value = await load()
        return {
          value,
          revalidateFrom: freshUntil - freshMs * lastPart,
          freshUntil,
          staleUntil: freshUntil + staleMs,
        }
      } catch (cause) {
        if (!last || now() >= last.staleUntil) throw cause
        const revalidateFrom = now() + retryMs
        return {
          ...last,
          revalidateFrom,
          freshUntil: Math.min(Math.max(last.freshUntil, revalidateFrom), last.staleUntil),
        }
      }
    },
  })

  return async (key: string, load: () => Promise<Value>): Promise<Value> => {
    if (freshMs === 0) return load()
    const last = entries.peek(key)
    const isFresh = last !== undefined && now() < last.freshUntil
    const { value } = await entries.forceFetch(key, {
      context: load,
      forceRefresh: !isFresh || now() >= last.revalidateFrom,
      allowStale: isFresh,
    })
    if (value === undefined) entries.delete(key)
    return value
  }
}
