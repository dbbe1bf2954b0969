import { useContext } from 'react'
import { TimerContext } from './TimerContext.ts'
import type { TimerUnit } from './TimerSnapshot.ts'

/** What {@link TimerPart} takes. */
export interface TimerPartProps {
  /** Which part of the time. */
  readonly unit: TimerUnit
  /**
   * Fewest digits; zeros are put before.
   * @default 2
   */
  readonly digits?: number
}

/** One part of the time of the timer around it. */
export function TimerPart({ unit, digits = 2 }: TimerPartProps) {
  const timer = useContext(TimerContext)
  if (!timer) throw new Error('A TimerPart stands inside a Timer')
  return <>{String(timer[unit]).padStart(digits, '0')}</>
}
