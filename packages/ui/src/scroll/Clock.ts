/** What a rule needs to know of time; tests hand in their own. */
export interface Clock {
  /** Milliseconds since some moment; never goes back. */
  readonly now: () => number
  /** Runs something once after so many milliseconds; the answer calls it off. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** The browser's own time. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
