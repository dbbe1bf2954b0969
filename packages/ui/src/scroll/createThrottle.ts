import { browserClock, type Clock } from './Clock.ts'

/** A throttled function, returned by {@link createThrottle}. */
export interface Throttle {
  /** Requests a run: immediately, or at the end of the interval since the last run. */
  readonly call: () => void
  /** Cancels the pending run. */
  readonly cancel: () => void
}

/** Throttles `run` to at most once per interval; a call in between runs at its end. */
export function createThrottle(run: () => void, ms: number, clock: Clock = browserClock): Throttle {
  let lastRun = Number.NEGATIVE_INFINITY
  let callOff: (() => void) | undefined

  const runNow = () => {
    callOff = undefined
    lastRun = clock.now()
    run()
  }

  return {
    call: () => {
      if (callOff) return
      const wait = lastRun + ms - clock.now()
      if (wait > 0) callOff = clock.after(wait, runNow)
      else runNow()
    },
    cancel: () => {
      callOff?.()
      callOff = undefined
    },
  }
}
