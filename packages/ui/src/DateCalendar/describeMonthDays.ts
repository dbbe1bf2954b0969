import { addDays } from './addDays.ts'
import type { CalendarMessages, DateParts } from './CalendarMessages.ts'
import { findBlockedReason } from './findBlockedReason.ts'
import { type MonthAndWeekdayNames, toDateParts } from './formatMonthAndWeekdayNames.ts'
import type { SelectableDayRules } from './SelectableDayRules.ts'

/** Content of one calendar day. */
export interface CalendarDayContent {
  readonly dateParts: DateParts
  /** Why the day cannot be chosen. */
  readonly reason: string | undefined
  /** The day's mark. */
  readonly mark: string | undefined
  /** Accessible name of the day. */
  readonly name: string
}

/** Rules for the days of a month. */
export interface CalendarMonthRules extends SelectableDayRules {
  /** The chosen day, empty for none. */
  readonly value: string
  /** Returns the mark of a day. */
  readonly marked?: ((day: string) => string | undefined) | undefined
  readonly messages: CalendarMessages
  readonly names: MonthAndWeekdayNames
}

/** Describes every day of a month `YYYY-MM`, first to last. */
export function describeMonthDays(
  month: string,
  rules: CalendarMonthRules,
): ReadonlyMap<string, CalendarDayContent> {
  const { messages, names, marked, value } = rules
  const wordsOf = (day: string) => toDateParts(day, names)
  const days = new Map<string, CalendarDayContent>()
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const dateParts = wordsOf(day)
    const mark = marked?.(day)
    const reason = findBlockedReason(day, rules, messages, wordsOf)
    const name = messages.day(dateParts, { selected: day === value, mark, reason })
    days.set(day, { dateParts, reason, mark, name })
  }
  return days
}
