import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Clock } from './Clock.ts'
import { createThrottle } from './createThrottle.ts'

/** Creates a clock that moves only on demand. */
function createHandClock() {
  let now = 0
  let waiting: { readonly at: number; readonly run: () => void } | undefined
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run }
      waiting = timer
      return () => {
        if (waiting === timer) waiting = undefined
      }
    },
  }
  const moveTo = (to: number) => {
    while (waiting && waiting.at <= to) {
      const { at, run } = waiting
      waiting = undefined
      now = at
      run()
    }
    now = to
  }
  return { clock, moveTo }
}

/** Returns the times at which a throttle of `ms` runs when it is called at each of `calls`. */
function runsOf(calls: readonly number[], ms: number): readonly number[] {
  const { clock, moveTo } = createHandClock()
  const runs: number[] = []
  const throttle = createThrottle(() => runs.push(clock.now()), ms, clock)
  for (const at of calls) {
    moveTo(at)
    throttle.call()
  }
  moveTo(Number.MAX_SAFE_INTEGER)
  return runs
}

const moments = fc.array(fc.nat(20_000), { maxLength: 60 }).map((calls) => calls.sort((a, b) => a - b))
const pauses = fc.integer({ min: 1, max: 3000 })

it('runs immediately, then at the end of the interval if called in between', () => {
  expect(runsOf([0, 10, 990], 1000)).toEqual([0, 1000])
  expect(runsOf([0, 1000, 2500], 1000)).toEqual([0, 1000, 2500])
})

it('never runs twice within the interval', () => {
  fc.assert(
    fc.property(moments, pauses, (calls, ms) => {
      const runs = runsOf(calls, ms)
      for (const [at, run] of runs.entries()) {
        if (at > 0) expect(run - (runs[at - 1] ?? 0)).toBeGreaterThanOrEqual(ms)
      }
    }),
  )
})

it('runs after every call, at the latest at the end of the interval', () => {
  fc.assert(
    fc.property(moments, pauses, (calls, ms) => {
      const runs = runsOf(calls, ms)
      for (const call of calls) expect(runs.some((run) => run >= call && run <= call + ms)).toBe(true)
    }),
  )
})

it('does nothing after it was cancelled, and can be called again', () => {
  const { clock, moveTo } = createHandClock()
  const runs: number[] = []
  const throttle = createThrottle(() => runs.push(clock.now()), 1000, clock)
  throttle.call()
  throttle.call()
  throttle.cancel()
  moveTo(5000)
  expect(runs).toEqual([0])
  throttle.call()
  expect(runs).toEqual([0, 5000])
})
