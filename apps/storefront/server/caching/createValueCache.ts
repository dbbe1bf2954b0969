import { createRevalidatingCache } from '@store/api'

/**
 * Loads a value at most once a minute, however many callers need it. While the value is in use, it is reloaded in the
 * background; after a minute without a call, the next caller waits for the new value. While loading fails, the last
 * value is served, and loading is tried again every five seconds.
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
