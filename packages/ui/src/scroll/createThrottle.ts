import { browserClock, type Clock } from './Clock.ts'

/** What {@link createThrottle} gives. */
export interface Throttle {
  /** Asks for a run: at once, or as soon as the last one is long enough ago. */
  readonly call: () => void
  /** Calls off the run that waits. */
  readonly cancel: () => void
}

/** Lets `run` happen at most once in so many milliseconds; what is asked for in between happens at their end. */
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
