import { splitTime } from './splitTime.ts'
import type { TimerOptions } from './TimerOptions.ts'
import type { TimerSnapshot, TimerState } from './TimerSnapshot.ts'

/** Dependencies (ports) of a timer. */
export interface TimerPorts {
  /** Milliseconds of a clock that continues while the machine sleeps. */
  readonly now: () => number
  /** Calls back once after a number of milliseconds, or later; returns the cancel function. */
  readonly schedule: (callback: () => void, ms: number) => () => void
}

/** Controls of a timer, and its snapshot. */
export interface TimerEngine {
  /** Starts: resumes after a pause, otherwise runs from the beginning. */
  readonly start: () => void
  /** Pauses; only while it runs. */
  readonly pause: () => void
  /** Resumes after a pause. */
  readonly resume: () => void
  /** Stops the timer; does nothing before the start. */
  readonly stop: () => void
  /** Resets to the state before the start. */
  readonly reset: () => void
  /** Returns the current snapshot; the same object until something changes. */
  readonly read: () => TimerSnapshot
  /** Calls back on every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates a timer that reads the clock on each tick, so that late ticks and a sleeping tab never make it wrong. */
export function createTimer(options: TimerOptions, { now, schedule }: TimerPorts): TimerEngine {
  const { initialMs = 0, direction = 'forward', largestUnit = 'd', onEnd } = options
  const tickMs = Math.max(1, options.tickMs ?? 1000)
  const length = direction === 'backward' ? Math.max(0, initialMs) : Number.POSITIVE_INFINITY
  const listeners = new Set<() => void>()
  /** Running time in milliseconds, at the last reading of the clock. */
  let ran = 0
  let lookedAt = 0
  let cancel = () => {}
  let snapshot = take('INITED')

  function take(state: TimerState): TimerSnapshot {
    // Rounds down to whole ticks, so that a tick that is a millisecond late does not show a second less.
    const shown = ran >= length ? length : Math.floor(ran / tickMs) * tickMs
    const time = direction === 'backward' ? length - shown : initialMs + shown
    return { state, ...splitTime(time, largestUnit) }
  }

  function show(state: TimerState) {
    snapshot = take(state)
    for (const listener of [...listeners]) listener()
  }

  function look() {
    const at = now()
    // If the clock was set back, the timer does not move.
    ran = Math.min(length, ran + Math.max(0, at - lookedAt))
    lookedAt = at
  }

  function tick() {
    look()
    go()
  }

  function run() {
    lookedAt = now()
    go()
  }

  function go() {
    if (ran >= length) return end()
    const toNextTick = tickMs - (ran % tickMs)
    cancel = schedule(tick, Math.ceil(Math.min(toNextTick, length - ran)))
    show('PLAYING')
  }

  function halt(state: TimerState) {
    cancel()
    if (snapshot.state === 'PLAYING') look()
    if (ran >= length) end()
    else show(state)
  }

  function end() {
    show('STOPPED')
    onEnd?.()
  }

  return {
    start() {
      if (snapshot.state === 'PLAYING') return
      if (snapshot.state !== 'PAUSED') ran = 0
      run()
    },
    pause() {
      if (snapshot.state === 'PLAYING') halt('PAUSED')
    },
    resume() {
      if (snapshot.state === 'PAUSED') run()
    },
    stop() {
      if (snapshot.state === 'PLAYING' || snapshot.state === 'PAUSED') halt('STOPPED')
    },
    reset() {
      cancel()
      ran = 0
      show('INITED')
    },
    read: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
