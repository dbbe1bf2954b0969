/** Runs work after all earlier work has finished. */
export type ExclusiveRunner = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** Creates a mutex that runs work one at a time. */
export function createMutex(): ExclusiveRunner {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    // The caller gets the result or the error; the queue continues in both cases.
    last = mine.then(
      () => undefined,
      () => undefined,
    )
    return mine
  }
}
