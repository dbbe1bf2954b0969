import type { Clock } from '@store/api-client/contract/ports'
import type { Database } from '../db/Database.ts'
import type { Log } from '../log/Log.ts'
import { sweep } from './sweep.ts'

const hour = 60 * 60 * 1000

/** Sweeps now and every hour, until the answer is called. */
export function sweepHourly(db: Database, clock: Clock, log: Log): () => void {
  const work = () => {
    sweep(db, clock.now()).catch((cause: unknown) => log.warn('sweep', cause))
  }
  work()
  const timer = setInterval(work, hour)
  timer.unref()
  return () => clearInterval(timer)
}
