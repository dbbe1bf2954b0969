import { useContext } from 'react'
import { TimerContext } from './TimerContext.ts'
import type { TimerUnit } from './TimerSnapshot.ts'

/** Props of {@link TimerUnitText}. */
export interface TimerUnitTextProps {
  /** Unit of the time to show. */
  readonly unit: TimerUnit
  /**
   * Minimum number of digits, padded with zeros.
   * @default 2
   */
  readonly digits?: number
}

/** One unit of the surrounding timer's time. */
export function TimerUnitText({ unit, digits = 2 }: TimerUnitTextProps) {
  const timer = useContext(TimerContext)
  if (!timer) throw new Error('A TimerPart stands inside a Timer')
  return <>{String(timer[unit]).padStart(digits, '0')}</>
}
