import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createTimer, type TimerPorts } from './createTimer.ts'
import type { TimerOptions } from './TimerOptions.ts'

interface Call {
  readonly at: number
  readonly callback: () => void
}

/** Creates a clock that advances only on demand. */
function createFakeClock() {
  const calls = new Set<Call>()
  let time = 1_000_000
  let skew = 0

  const callDue = () => {
    const next = [...calls].sort((one, other) => one.at - other.at)[0]
    if (!next || next.at > time) return false
    calls.delete(next)
    next.callback()
    return true
  }

  const ports: TimerPorts = {
    now: () => time + skew,
    schedule: (callback, ms) => {
      const call = { at: time + ms, callback }
      calls.add(call)
      return () => calls.delete(call)
    },
  }

  return {
    ports,
    /** Number of pending calls. */
    waiting: () => calls.size,
    /** Advances the time, with each call on time. */
    pass(ms: number) {
      for (const end = time + ms; time < end; time++) while (callDue());
      while (callDue());
    },
    /** Advances the time, with all calls delayed to the end. */
    sleep(ms: number) {
      time += ms
      while (callDue());
    },
    /** Sets the wall clock back; pending calls happen as scheduled. */
    setBack(ms: number) {
      skew -= ms
    },
  }
}

const set = (options: TimerOptions = {}) => {
  const clock = createFakeClock()
  return { clock, timer: createTimer(options, clock.ports) }
}

it('waits for its start, then counts seconds forward', () => {
  const { clock, timer } = set()
  clock.pass(5000)
  expect(timer.read()).toEqual({ state: 'INITED', d: 0, h: 0, m: 0, s: 0, ms: 0 })
  timer.start()
  expect(timer.read().state).toBe('PLAYING')
  clock.pass(999)
  expect(timer.read().s).toBe(0)
  clock.pass(1)
  expect(timer.read().s).toBe(1)
  clock.pass(60_000)
  expect(timer.read()).toMatchObject({ m: 1, s: 1 })
})

it('counts down to zero, stops there and calls onEnd once', () => {
  const onEnd = vi.fn()
  const { clock, timer } = set({ initialMs: 2500, direction: 'backward', onEnd })
  timer.start()
  clock.pass(2499)
  expect(timer.read()).toMatchObject({ state: 'PLAYING', s: 0, ms: 500 })
  expect(onEnd).not.toHaveBeenCalled()
  clock.pass(1)
  expect(timer.read()).toMatchObject({ state: 'STOPPED', s: 0, ms: 0 })
  clock.pass(10_000)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(clock.waiting()).toBe(0)
})

it('shows every second of a countdown although each tick is late', () => {
  const { clock, timer } = set({ initialMs: 10_000, direction: 'backward' })
  const shown: number[] = []
  timer.subscribe(() => shown.push(timer.read().s))
  timer.start()
  // The clock advances in steps of 7 ms, so that nearly all ticks are late.
  for (let step = 0; step < 1500; step++) clock.sleep(7)
  expect(shown).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
})

it('shows the right time after the machine slept for an hour', () => {
  const { clock, timer } = set({ initialMs: 2 * 3_600_000, direction: 'backward' })
  timer.start()
  clock.pass(1500)
  clock.sleep(3_600_000)
  expect(timer.read()).toMatchObject({ state: 'PLAYING', h: 0, m: 59, s: 59 })
  clock.sleep(3_600_000)
  expect(timer.read()).toMatchObject({ state: 'STOPPED', h: 0, m: 0, s: 0 })
})

it('stops while the clock is set back, and then continues', () => {
  const { clock, timer } = set()
  timer.start()
  clock.pass(3000)
  clock.setBack(3_600_000)
  clock.pass(1000)
  expect(timer.read()).toMatchObject({ state: 'PLAYING', s: 3 })
  clock.pass(2000)
  expect(timer.read().s).toBe(5)
})

it('keeps the fraction of a second during a pause', () => {
  const { clock, timer } = set()
  timer.start()
  clock.pass(1700)
  timer.pause()
  clock.pass(99_000)
  expect(timer.read()).toMatchObject({ state: 'PAUSED', s: 1 })
  timer.resume()
  clock.pass(299)
  expect(timer.read().s).toBe(1)
  clock.pass(1)
  expect(timer.read().s).toBe(2)
})

it('restarts after a stop, and returns to the initial time on reset', () => {
  const { clock, timer } = set({ initialMs: 5000 })
  timer.start()
  clock.pass(3000)
  timer.stop()
  expect(timer.read()).toMatchObject({ state: 'STOPPED', s: 8 })
  timer.start()
  expect(timer.read()).toMatchObject({ state: 'PLAYING', s: 5 })
  clock.pass(1000)
  timer.reset()
  expect(timer.read()).toMatchObject({ state: 'INITED', s: 5 })
  expect(clock.waiting()).toBe(0)
})

it('ends immediately when there is nothing to count down', () => {
  const { timer } = set({ initialMs: -5, direction: 'backward' })
  timer.start()
  expect(timer.read()).toMatchObject({ state: 'STOPPED', s: 0, ms: 0 })
})

it('returns the same snapshot until something changes', () => {
  const { clock, timer } = set()
  timer.start()
  const before = timer.read()
  clock.pass(900)
  expect(timer.read()).toBe(before)
  clock.pass(100)
  expect(timer.read()).not.toBe(before)
})

describe('any sequence of actions', () => {
  const action = fc.oneof(
    fc.constantFrom('start', 'pause', 'resume', 'stop', 'reset').map((press) => ({ press }) as const),
    fc.integer({ min: 0, max: 4000 }).map((pass) => ({ pass }) as const),
    fc.integer({ min: 0, max: 3_700_000 }).map((sleep) => ({ sleep }) as const),
  )
  const settings = fc.record({
    initialMs: fc.integer({ min: 0, max: 9000 }),
    direction: fc.constantFrom('forward', 'backward'),
    tickMs: fc.constantFrom(1000, 250, 70),
  })

  it('any sequence of actions leads to the state, time and pending timer calls that the rules require', () => {
    fc.assert(
      fc.property(settings, fc.array(action, { maxLength: 25 }), (options, actions) => {
        const { clock, timer } = set({ ...options, largestUnit: 'ms' })
        const length = options.direction === 'backward' ? options.initialMs : Number.POSITIVE_INFINITY
        let state = 'INITED'
        let ran = 0
        for (const step of actions) {
          if ('press' in step) {
            timer[step.press]()
            if (step.press === 'start') {
              if (state === 'INITED' || state === 'STOPPED') ran = 0
              state = 'PLAYING'
            }
            if (step.press === 'pause' && state === 'PLAYING') state = 'PAUSED'
            if (step.press === 'resume' && state === 'PAUSED') state = 'PLAYING'
            if (step.press === 'stop' && state !== 'INITED') state = 'STOPPED'
            if (step.press === 'reset') [state, ran] = ['INITED', 0]
          } else {
            const ms = 'pass' in step ? step.pass : step.sleep
            if ('pass' in step) clock.pass(ms)
            else clock.sleep(ms)
            if (state === 'PLAYING') ran = Math.min(length, ran + ms)
          }
          if (state === 'PLAYING' && ran >= length) state = 'STOPPED'

          const shown = ran >= length ? length : Math.floor(ran / options.tickMs) * options.tickMs
          const time = options.direction === 'backward' ? length - shown : options.initialMs + shown
          expect(timer.read()).toEqual({ state, d: 0, h: 0, m: 0, s: 0, ms: time })
          expect(clock.waiting()).toBe(state === 'PLAYING' ? 1 : 0)
        }
      }),
    )
  })
})
