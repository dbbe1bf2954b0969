/** Runs one piece of work after all that were handed in before it. */
export type RunExclusive = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** Makes a row in which work is done one at a time. */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    // Whoever handed the work in hears of its end; the row goes on either way.
    last = mine.then(
      () => undefined,
      () => undefined,
    )
    return mine
  }
}
