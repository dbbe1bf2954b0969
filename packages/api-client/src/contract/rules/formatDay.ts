import type { CalendarDate } from './calendarDays.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Formats a calendar date for shoppers: `Sun, 22 Nov`. A date tells more than a speed. */
export function formatDay(date: CalendarDate): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return `${weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]}, ${day} ${months[month - 1]}`
}
