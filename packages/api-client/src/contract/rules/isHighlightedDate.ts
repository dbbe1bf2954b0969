import type { CalendarDate } from './calendarDays.ts'

/** Dates of February marked in the calendar (specification 2, section 2). */
const marked: readonly string[] = ['02-07', '02-13', '02-14', '02-15']

/** Returns whether the calendar marks a date for every gift: February 7, 13, 14 and 15. */
export const isHighlightedDate = (date: CalendarDate): boolean => marked.includes(date.slice(5))
