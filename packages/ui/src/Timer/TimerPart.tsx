import { useContext } from 'react'
import { TimerContext } from './TimerContext.ts'
import type { TimerUnit } from './TimerSnapshot.ts'

/** Props of {@link TimerPart}. */
export interface TimerPartProps {
  /** Unit of the time to show. */
  readonly unit: TimerUnit
  /**
   * Minimum number of digits, padded with zeros.
   * @default 2
   */
  readonly digits?: number
}

/** One unit of the surrounding timer's time. */
export function TimerPart({ unit, digits = 2 }: TimerPartProps) {
  const timer = useContext(TimerContext)
  if (!timer) throw new Error('A TimerPart stands inside a Timer')
  return <>{String(timer[unit]).padStart(digits, '0')}</>
}
