import type { TimerUnit } from './TimerSnapshot.ts'

/** Options of a timer; later changes apply only to a new timer. */
export interface TimerOptions {
  /**
   * Initial time in milliseconds.
   * @default 0
   */
  readonly initialMs?: number
  /**
   * `forward` counts up without end, `backward` down to zero, where it stops.
   * @default 'forward'
   */
  readonly direction?: 'forward' | 'backward'
  /**
   * Update interval in milliseconds.
   * @default 1000
   */
  readonly tickMs?: number
  /**
   * The largest unit into which the time is split.
   * @default 'd'
   */
  readonly largestUnit?: TimerUnit
  /** Called when a backward timer reaches zero. */
  readonly onEnd?: (() => void) | undefined
}
