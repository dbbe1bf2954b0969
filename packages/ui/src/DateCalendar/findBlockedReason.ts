import type { CalendarMessages, DateParts } from './CalendarMessages.ts'
import type { SelectableDayRules } from './SelectableDayRules.ts'

type Reasons = Pick<CalendarMessages, 'past' | 'tooEarly' | 'tooLate'>

/**
 * Returns why a day cannot be chosen; `undefined` if it can. Days are compared as strings, because `YYYY-MM-DD` sorts
 * by date.
 */
export function findBlockedReason(
  day: string,
  { today, min, max, blocked }: SelectableDayRules,
  reasons: Reasons,
  words: (day: string) => DateParts,
): string | undefined {
  if (day < today) return reasons.past
  if (min !== undefined && day < min) return reasons.tooEarly(words(min))
  if (max !== undefined && day > max) return reasons.tooLate(words(max))
  return blocked?.(day)
}
