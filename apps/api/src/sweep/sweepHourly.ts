import type { Sweeper } from './createSweeper.ts'

const hour = 60 * 60 * 1000

/** Sweeps now and every hour, until the answer is called. */
export function sweepHourly({ run, stop }: Sweeper): () => Promise<void> {
  void run()
  const timer = setInterval(() => void run(), hour)
  timer.unref()
  return () => {
    clearInterval(timer)
    return stop()
  }
}
