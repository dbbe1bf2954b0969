import { toIndianDate } from '@store/api-client/contract/rules/calendarDays'
import { formatDayAndYear } from '@store/api-client/contract/rules/formatDay'

/** Formats the date of an instant in India's time zone, identically on server and browser: `Sun, 22 Nov 2026`. */
export const formatDate = (iso: string, locale?: string): string =>
  formatDayAndYear(toIndianDate(new Date(iso)), locale)
