import type { TimerUnit } from './TimerSnapshot.ts'

/** How a timer runs; what changes later counts only for a new timer. */
export interface TimerOptions {
  /**
   * Where it begins, in milliseconds.
   * @default 0
   */
  readonly initialMs?: number
  /**
   * `forward` counts up without end, `backward` down to zero, where it stops.
   * @default 'forward'
   */
  readonly direction?: 'forward' | 'backward'
  /**
   * How often it shows a new time, in milliseconds.
   * @default 1000
   */
  readonly tickMs?: number
  /**
   * The largest unit it is split into.
   * @default 'd'
   */
  readonly largestUnit?: TimerUnit
  /** Called when a backward timer has come to zero. */
  readonly onEnd?: (() => void) | undefined
}
