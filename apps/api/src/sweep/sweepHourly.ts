import type { Clock } from '@store/api-client/contract/ports'
import type { Database } from '../db/Database.ts'
import { sweep } from './sweep.ts'

const hour = 60 * 60 * 1000

/** Sweeps now and every hour, until the answer is called. */
export function sweepHourly(
  db: Database,
  clock: Clock,
  log: (message: string, cause: unknown) => void,
): () => void {
  const work = () => {
    sweep(db, clock.now()).catch((cause: unknown) => log('sweep', cause))
  }
  work()
  const timer = setInterval(work, hour)
  timer.unref()
  return () => clearInterval(timer)
}
