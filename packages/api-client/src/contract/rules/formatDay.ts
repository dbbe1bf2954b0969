import type { CalendarDate } from './calendarDays.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/**
 * Formats a calendar date for shoppers: `Sun, 22 Nov`, or in the way of a locale (BCP 47 tag, by the platform's
 * `Intl`). A date tells more than a speed.
 */
export function formatDay(date: CalendarDate, locale?: string): string {
  const instant = toUtc(date)
  if (locale !== undefined) return formatByLocale(instant, locale)
  return `${weekdays[instant.getUTCDay()]}, ${instant.getUTCDate()} ${months[instant.getUTCMonth()]}`
}

/** Formats a calendar date with its year: `Sun, 22 Nov 2026`, or in the way of a locale. */
export function formatDayAndYear(date: CalendarDate, locale?: string): string {
  const instant = toUtc(date)
  return locale === undefined
    ? `${formatDay(date)} ${instant.getUTCFullYear()}`
    : formatByLocale(instant, locale, { year: 'numeric' })
}

function toUtc(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day))
}

const formatByLocale = (instant: Date, locale: string, options: Intl.DateTimeFormatOptions = {}): string =>
  new Intl.DateTimeFormat(locale, {
    ...options,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(instant)
