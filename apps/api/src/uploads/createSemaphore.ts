import { HttpError } from '../http/HttpError.ts'

/** Lets so much work be done at a time, and so much wait; what is more is refused with 503. */
export function createSemaphore({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
  const queue: (() => void)[] = []
  let busy = 0
  const leave = () => {
    const next = queue.shift()
    // Whoever waited takes the place over: nobody else can slip in between.
    if (next) next()
    else busy -= 1
  }
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy < atOnce) busy += 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new HttpError(503, 'busy', 'Something went wrong, Please try again...')
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** Takes work in turns. */
export type Semaphore = ReturnType<typeof createSemaphore>
