import type { DateParts } from './CalendarMessages.ts'

/** Names of months and weekdays in one language. */
export interface MonthAndWeekdayNames {
  /** January first. */
  readonly months: readonly string[]
  /** Sunday first. */
  readonly weekdays: readonly string[]
  /** Short names for column headings, Sunday first. */
  readonly shortWeekdays: readonly string[]
}

/**
 * Returns the names for a locale. It formats only single names, because servers and browsers may join them differently,
 * and hydration requires identical markup.
 */
export function formatMonthAndWeekdayNames(locale: string): MonthAndWeekdayNames {
  const named = (format: Intl.DateTimeFormatOptions, instants: readonly number[]) => {
    const { format: write } = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' })
    return instants.map((instant) => write(instant))
  }
  return {
    months: named({ month: 'long' }, firstOfMonths),
    weekdays: named({ weekday: 'long' }, fromSunday),
    shortWeekdays: named({ weekday: 'short' }, fromSunday),
  }
}

const firstOfMonths = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1))
// 1 February 2026 is a Sunday.
const fromSunday = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 1, 1 + day))

/** Splits a day `YYYY-MM-DD` into its date parts as text. */
export function toDateParts(day: string, names: MonthAndWeekdayNames): DateParts {
  const instant = new Date(`${day}T00:00:00Z`)
  return {
    weekday: names.weekdays[instant.getUTCDay()] ?? '',
    date: instant.getUTCDate(),
    month: names.months[instant.getUTCMonth()] ?? '',
    year: instant.getUTCFullYear(),
  }
}
