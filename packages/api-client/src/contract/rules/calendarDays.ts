import type { Brand } from 'valibot'

/** A calendar date `YYYY-MM-DD`: a date in India, never an instant. */
export type CalendarDate = string & Brand<'CalendarDate'>

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Returns whether three numbers separated by hyphens are a valid date. */
export const isCalendarDate = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** Converts between `YYYY-MM-DD` and `DD-MM-YYYY`. */
export const reverseDateParts = (text: string): string => text.split('-').reverse().join('-')

/** Serializes a calendar date as the wire's `DD-MM-YYYY`. */
export const toDayMonthYear = (date: CalendarDate): string => reverseDateParts(date)

/** Returns the calendar date in India at an instant. */
export function toIndianDate(now: Date): CalendarDate {
  const india = new Date(now.getTime() + indiaOffsetMs)
  return fromUtc(india)
}

/** Returns the hour in India at an instant, 0 to 23. */
export const toIndianHour = (now: Date): number => new Date(now.getTime() + indiaOffsetMs).getUTCHours()

/** Returns the date a number of days later (or earlier, when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return fromUtc(new Date(Date.UTC(year, month - 1, day + days)))
}

/** Validates a text and returns it as a calendar date; throws for anything else. */
export function parseCalendarDate(text: string): CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isCalendarDate(text)) {
    throw new Error(`calendar date: "${text}" is no YYYY-MM-DD day of the calendar.`)
  }
  return asCalendarDate(text)
}

// India has had one time zone and no daylight saving time since 1945: always +05:30.
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

const fromUtc = (date: Date) => asCalendarDate(date.toISOString().slice(0, 10))

// Callers pass validated text only.
const asCalendarDate = (text: string): CalendarDate => text as CalendarDate
