/** One load; it calls `finished` once. */
export type QueuedLoad = (finished: () => void) => void

/** Queue of loads, of which one runs at a time. */
export interface LoadQueue {
  /** Enqueues a load, or starts it if none runs. The function returned dequeues it if it has not started. */
  readonly add: (load: QueuedLoad) => () => void
}

/**
 * Creates a queue that runs one load at a time, in the order of `add`. A load that does not finish blocks the others for
 * `timeoutMs` at most.
 */
export function createLoadQueue(timeoutMs: number): LoadQueue {
  const waiting = new Set<QueuedLoad>()
  let isRunning = false

  function startNext() {
    const [load] = waiting
    if (isRunning || !load) return
    waiting.delete(load)
    isRunning = true
    let hasFinished = false
    const finish = () => {
      if (hasFinished) return
      hasFinished = true
      clearTimeout(timer)
      isRunning = false
      startNext()
    }
    const timer = setTimeout(finish, timeoutMs)
    load(finish)
  }

  return {
    add: (load) => {
      waiting.add(load)
      startNext()
      return () => void waiting.delete(load)
    },
  }
}
