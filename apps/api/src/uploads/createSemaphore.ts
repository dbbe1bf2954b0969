import pLimit from 'p-limit'
import { HttpError } from '../http/HttpError.ts'

/** Creates a semaphore with `atOnce` permits and a queue of `waiting`; rejects the rest with 503. */
export function createSemaphore({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
  const limit = pLimit(atOnce)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw new HttpError(503, 'busy', ({ errors }) => errors.tryAgain)
    return limit(work)
  }
}

/** Runs work under a concurrency limit. */
export type Semaphore = ReturnType<typeof createSemaphore>
