import { HttpError } from '../http/HttpError.ts'

/** Creates a semaphore with `atOnce` permits and a queue of `waiting`; rejects the rest with 503. */
export function createSemaphore({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
  const queue: (() => void)[] = []
  let busy = 0
  const leave = () => {
    const next = queue.shift()
    // The next one in the queue takes over the permit, so that no new one can take it in between.
    if (next) next()
    else busy -= 1
  }
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy < atOnce) busy += 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new HttpError(503, 'busy', ({ errors }) => errors.tryAgain)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** Runs work under a concurrency limit. */
export type Semaphore = ReturnType<typeof createSemaphore>
