/** Work to repeat. */
export interface RunAtIntervalOptions {
  readonly everyMs: number
  readonly work: () => Promise<unknown>
  /** Called when a round fails; the next round runs as usual. */
  readonly onError: (cause: unknown) => void
}

/** Runs work now and then at an interval; the returned function stops it after the current round. */
export function runAtInterval({ everyMs, work, onError }: RunAtIntervalOptions): () => Promise<void> {
  let round: Promise<unknown> | undefined
  const start = () => {
    // A round that takes longer than the interval does not overlap with the next one.
    round ??= work()
      .catch(onError)
      .finally(() => {
        round = undefined
      })
  }
  start()
  const timer = setInterval(start, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
