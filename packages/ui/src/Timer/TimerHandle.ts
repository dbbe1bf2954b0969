import type { TimerEngine } from './createTimer.ts'
import type { TimerSnapshot } from './TimerSnapshot.ts'

/** Current snapshot of a timer, and its controls. */
export type TimerHandle = TimerSnapshot & Omit<TimerEngine, 'read' | 'subscribe'>
