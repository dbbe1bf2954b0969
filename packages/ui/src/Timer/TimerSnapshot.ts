/** INITED before the start, PLAYING while time runs, PAUSED while it waits, STOPPED at the end. */
export type TimerState = 'INITED' | 'PLAYING' | 'PAUSED' | 'STOPPED'

/** A unit a timer can show: milliseconds, seconds, minutes, hours, days. */
export type TimerUnit = 'ms' | 's' | 'm' | 'h' | 'd'

/** What a timer shows at one moment: its state, and its time split into units. */
export type TimerSnapshot = Readonly<Record<TimerUnit, number>> & { readonly state: TimerState }
