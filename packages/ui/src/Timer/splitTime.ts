import type { TimerUnit } from './TimerSnapshot.ts'

const unitsDown = [
  { unit: 'd', length: 86_400_000 },
  { unit: 'h', length: 3_600_000 },
  { unit: 'm', length: 60_000 },
  { unit: 's', length: 1000 },
  { unit: 'ms', length: 1 },
] as const

/** Splits milliseconds into units, of which `largest` is the largest: two days are 48 hours if it is `h`. */
export function splitTime(time: number, largest: TimerUnit): Readonly<Record<TimerUnit, number>> {
  const parts = { d: 0, h: 0, m: 0, s: 0, ms: 0 }
  let rest = Math.max(0, Math.floor(time))
  const first = unitsDown.findIndex(({ unit }) => unit === largest)
  for (const { unit, length } of unitsDown.slice(first)) {
    parts[unit] = Math.floor(rest / length)
    rest %= length
  }
  return parts
}
