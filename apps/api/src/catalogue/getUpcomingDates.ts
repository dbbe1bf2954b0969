import { addDays, type CalendarDate, parseCalendarDate } from '@store/api-client/contract/date'

/** Converts days of the year, `MM-DD`, to their next dates within a number of days from today, in order. */
export function getUpcomingDates(
  monthDays: readonly string[],
  today: CalendarDate,
  within: number,
): readonly CalendarDate[] {
  const year = Number(today.slice(0, 4))
  const last = addDays(today, within)
  return [year, year + 1]
    .flatMap((one) => monthDays.map((day) => `${one}-${day}`))
    .filter((text) => isDay(text) && text >= today && text <= last)
    .map(parseCalendarDate)
    .sort()
}

// February 29 does not exist in every year.
const isDay = (text: string): boolean => new Date(text).toISOString().startsWith(text)
