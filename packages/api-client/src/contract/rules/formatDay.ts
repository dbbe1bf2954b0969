import type { CalendarDate } from './calendarDays.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/**
 * Formats a calendar date for shoppers: `Sun, 22 Nov`, or for a locale (BCP 47 tag, by the platform's `Intl`). Shoppers
 * get dates rather than durations.
 */
export const formatDay = (date: CalendarDate, locale?: string): string => format(date, locale)

/** Formats a calendar date with its year: `Sun, 22 Nov 2026`, or for a locale. */
export const formatDayAndYear = (date: CalendarDate, locale?: string): string =>
  format(date, locale, 'numeric')

function format(date: CalendarDate, locale: string | undefined, year?: 'numeric'): string {
  // A date without a time is midnight in UTC.
  const instant = new Date(date)
  if (locale !== undefined) {
    const names = { weekday: 'short', month: 'short' } as const
    return new Intl.DateTimeFormat(locale, { ...names, day: 'numeric', year, timeZone: 'UTC' }).format(
      instant,
    )
  }
  const day = `${weekdays[instant.getUTCDay()]}, ${instant.getUTCDate()} ${months[instant.getUTCMonth()]}`
  return year ? `${day} ${instant.getUTCFullYear()}` : day
}
