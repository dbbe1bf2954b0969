/** INITED before the start, PLAYING while it runs, PAUSED while it is paused, STOPPED at the end. */
export type TimerState = 'INITED' | 'PLAYING' | 'PAUSED' | 'STOPPED'

/** A time unit: milliseconds, seconds, minutes, hours, days. */
export type TimerUnit = 'ms' | 's' | 'm' | 'h' | 'd'

/** Snapshot of a timer: its state, and its time split into units. */
export type TimerSnapshot = Readonly<Record<TimerUnit, number>> & { readonly state: TimerState }
