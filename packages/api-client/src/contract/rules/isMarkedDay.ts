import type { CalendarDate } from './calendarDays.ts'

/** Days of February the calendar marks (specification 2, section 2). */
const marked: readonly string[] = ['02-07', '02-13', '02-14', '02-15']

/** Whether a day is one of those the calendar marks for every gift: February 7, 13, 14 and 15. */
export const isMarkedDay = (date: CalendarDate): boolean => marked.includes(date.slice(5))
