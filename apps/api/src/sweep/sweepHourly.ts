import type { Clock } from '@store/api-client/contract/ports'
import type { Database } from '../db/Database.ts'
import type { Log } from '../log/Log.ts'
import type { PictureStorage } from '../pictures/PictureStorage.ts'
import { sweepUploads } from '../uploads/sweepUploads.ts'
import { type Keeping, sweep } from './sweep.ts'

const hour = 60 * 60 * 1000

interface Kept extends Keeping {
  readonly pictures: PictureStorage
}

/** Sweeps now and every hour, until the answer is called. */
export function sweepHourly(db: Database, clock: Clock, log: Log, keeping: Kept): () => void {
  const work = () => {
    const now = clock.now()
    sweep(db, now, keeping)
      .then(() => sweepUploads(db, keeping.pictures, now))
      .catch((cause: unknown) => log.warn('sweep', cause))
  }
  work()
  const timer = setInterval(work, hour)
  timer.unref()
  return () => clearInterval(timer)
}
