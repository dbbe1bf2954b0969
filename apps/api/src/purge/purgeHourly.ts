import type { Purger } from './createPurger.ts'

const hour = 60 * 60 * 1000

/** Purges now and every hour, until the returned function is called. */
export function purgeHourly({ run, stop }: Purger): () => Promise<void> {
  void run()
  const timer = setInterval(() => void run(), hour)
  timer.unref()
  return () => {
    clearInterval(timer)
    return stop()
  }
}
