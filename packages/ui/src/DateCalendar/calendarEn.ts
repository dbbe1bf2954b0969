import type { CalendarMessages, DateParts } from './CalendarMessages.ts'

const short = ({ date, month }: DateParts) => `${date} ${month}`

/** English messages of a calendar. */
export const calendarEn: CalendarMessages = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: (month, year) => `${month} ${year}`,
  day: (day, { selected, mark, reason }) =>
    [`${day.weekday} ${short(day)} ${day.year}`, mark, selected && 'selected', reason]
      .filter(Boolean)
      .join(', '),
  blockedDay: (day, reason) => `${short(day)}: ${reason}`,
  markedDay: (day, mark) => `${short(day)}: ${mark}`,
  past: 'This date has passed',
  tooEarly: (first) => `The earliest date is ${short(first)}`,
  tooLate: (last) => `The latest date is ${short(last)}`,
  loading: 'Loading dates…',
}
