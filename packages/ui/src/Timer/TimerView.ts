import type { TimerEngine } from './createTimer.ts'
import type { TimerSnapshot } from './TimerSnapshot.ts'

/** What a timer shows now, and its buttons. */
export type TimerView = TimerSnapshot & Omit<TimerEngine, 'read' | 'subscribe'>
