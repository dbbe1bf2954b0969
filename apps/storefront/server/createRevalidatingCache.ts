/** Milliseconds a value is used, in the last part of which it is loaded anew, and until the next try after a failure. */
const life = { freshMs: 60_000, renewMs: 45_000, retryMs: 5_000 } as const

/**
 * Loads a value once a minute, however many need it: in the background while it is used, and for its user where it was not
 * for a minute. While it cannot be loaded, the last value is used.
 */
export function createRevalidatingCache<Value>(load: () => Promise<Value | undefined>, now: () => number) {
  let kept: Value | undefined
  let renewFrom = Number.NEGATIVE_INFINITY
  let freshUntil = Number.NEGATIVE_INFINITY
  let loading: Promise<Value | undefined> | undefined

  const renew = async () => {
    const startedAt = now()
    const value = await load().catch(() => undefined)
    renewFrom = value === undefined ? now() + life.retryMs : startedAt + life.renewMs
    freshUntil = value === undefined ? Math.max(freshUntil, renewFrom) : startedAt + life.freshMs
    kept = value ?? kept
    loading = undefined
    return kept
  }

  return async (): Promise<Value | undefined> => {
    if (now() < renewFrom) return kept
    loading ??= renew()
    return now() < freshUntil ? kept : loading
  }
}
