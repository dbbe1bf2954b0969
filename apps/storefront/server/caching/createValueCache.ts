import { createRevalidatingCache } from '@store/api'

/**
 * Loads a value once a minute, however many callers need it: in the background while it is used, and with the
 * caller waiting if it was unused for a minute. While loading fails, the last value is served, and loading is tried
 * again every five seconds.
 * @param load Returns `undefined` when it fails.
 */
export function createValueCache<Value>(load: () => Promise<Value | undefined>, now: () => number) {
  const values = createRevalidatingCache<Value>({
    freshMs: 60_000,
    staleMs: Number.POSITIVE_INFINITY,
    retryMs: 5_000,
    most: 1,
    now,
  })
  return (): Promise<Value | undefined> =>
    values('', async () => {
      const value = await load()
      if (value === undefined) throw new Error('The value cannot be loaded.')
      return value
    }).catch(() => undefined)
}
