import type { ExpiredRowPurger } from './createExpiredRowPurger.ts'

const hour = 60 * 60 * 1000

/** Purges now and every hour, until the returned function is called. */
export function startHourlyPurge({ run, stop }: ExpiredRowPurger): () => Promise<void> {
  void run()
  const timer = setInterval(() => void run(), hour)
  timer.unref()
  return () => {
    clearInterval(timer)
    return stop()
  }
}
