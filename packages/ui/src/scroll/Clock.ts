/** The time functions of a throttle; tests pass a fake clock. */
export interface Clock {
  /** Monotonic time in milliseconds. */
  readonly now: () => number
  /** Runs a callback once after this many milliseconds; returns the cancel function. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
