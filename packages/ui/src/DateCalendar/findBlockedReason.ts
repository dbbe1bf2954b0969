import type { CalendarMessages, DateParts } from './CalendarMessages.ts'
import type { DayRules } from './DayRules.ts'

type Reasons = Pick<CalendarMessages, 'past' | 'tooEarly' | 'tooLate'>

/** Why a day cannot be chosen; `undefined` when it can. Days written `YYYY-MM-DD` sort as texts. */
export function findBlockedReason(
  day: string,
  { today, min, max, blocked }: DayRules,
  reasons: Reasons,
  words: (day: string) => DateParts,
): string | undefined {
  if (day < today) return reasons.past
  if (min !== undefined && day < min) return reasons.tooEarly(words(min))
  if (max !== undefined && day > max) return reasons.tooLate(words(max))
  return blocked?.(day)
}
