import type { DateParts } from './CalendarMessages.ts'

/** The names of months and weekdays in one language. */
export interface CalendarNames {
  /** January first. */
  readonly months: readonly string[]
  /** Sunday first. */
  readonly weekdays: readonly string[]
  /** Sunday first, as short as heads of columns are. */
  readonly shortWeekdays: readonly string[]
}

/**
 * Only single names are asked of the platform: how it joins them differs between servers and browsers, and the first
 * picture of both must be the same.
 */
export function calendarNames(locale: string): CalendarNames {
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
// The first of February 2026 is a Sunday.
const fromSunday = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 1, 1 + day))

/** The parts of a date as words, of a day `YYYY-MM-DD`. */
export function toDateParts(day: string, names: CalendarNames): DateParts {
  const instant = new Date(`${day}T00:00:00Z`)
  return {
    weekday: names.weekdays[instant.getUTCDay()] ?? '',
    date: instant.getUTCDate(),
    month: names.months[instant.getUTCMonth()] ?? '',
    year: instant.getUTCFullYear(),
  }
}
