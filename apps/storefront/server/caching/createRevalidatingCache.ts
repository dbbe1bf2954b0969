/** Milliseconds for which a value is fresh, until it is revalidated, and until the next retry after a failure. */
const life = { freshMs: 60_000, renewMs: 45_000, retryMs: 5_000 } as const

/**
 * Loads a value once a minute, however many callers need it: in the background while it is used; if it was unused for a
 * minute, the caller waits. While loading fails, the last value is served (stale-while-revalidate).
 */
export function createRevalidatingCache<Value>(load: () => Promise<Value | undefined>, now: () => number) {
  let stored: Value | undefined
  let renewFrom = Number.NEGATIVE_INFINITY
  let freshUntil = Number.NEGATIVE_INFINITY
  let loading: Promise<Value | undefined> | undefined

  const renew = async () => {
    const startedAt = now()
    const value = await load().catch(() => undefined)
    renewFrom = value === undefined ? now() + life.retryMs : startedAt + life.renewMs
    freshUntil = value === undefined ? Math.max(freshUntil, renewFrom) : startedAt + life.freshMs
    stored = value ?? stored
    loading = undefined
    return stored
  }

  return async (): Promise<Value | undefined> => {
    if (now() < renewFrom) return stored
    loading ??= renew()
    return now() < freshUntil ? stored : loading
  }
}
