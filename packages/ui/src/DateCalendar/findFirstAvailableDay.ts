import { addDays } from './addDays.ts'
import type { SelectableDayRules } from './SelectableDayRules.ts'

/** Search limit in days; orders are not placed further ahead. */
const mostDays = 366

/** Returns the first day that can be chosen, on or after `from`; `undefined` if none exists within a year. */
export function findFirstAvailableDay(
  { today, min = today, max, blocked }: SelectableDayRules,
  from: string = today,
): string | undefined {
  let day = [today, min, from].reduce((latest, next) => (next > latest ? next : latest))
  for (let tried = 0; tried < mostDays; tried++, day = addDays(day, 1)) {
    if (max !== undefined && day > max) return undefined
    if (blocked?.(day) === undefined) return day
  }
  return undefined
}
