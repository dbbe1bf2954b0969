import type { Brand } from 'valibot'

/** A calendar date `YYYY-MM-DD`: a day in India, never an instant. */
export type CalendarDate = string & Brand<'CalendarDate'>

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Whether three numbers with hyphens between are a day of the calendar. */
export const isCalendarDate = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** Turns `YYYY-MM-DD` and `DD-MM-YYYY` into each other. */
export const reverseDateParts = (text: string): string => text.split('-').reverse().join('-')

/** Writes a calendar date as the wire's `DD-MM-YYYY`. */
export const toDayMonthYear = (date: CalendarDate): string => reverseDateParts(date)

/** The calendar date in India at an instant. */
export function indianDate(now: Date): CalendarDate {
  const india = new Date(now.getTime() + indiaOffsetMs)
  return fromUtc(india)
}

/** The hour of the day in India at an instant, 0 to 23. */
export const indianHour = (now: Date): number => new Date(now.getTime() + indiaOffsetMs).getUTCHours()

/** The date some days later (or earlier, when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return fromUtc(new Date(Date.UTC(year, month - 1, day + days)))
}

/** Names a text that is known to be a day; throws when it is none. */
export function parseCalendarDate(text: string): CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isCalendarDate(text)) {
    throw new Error(`calendar date: "${text}" is no YYYY-MM-DD day of the calendar.`)
  }
  return asCalendarDate(text)
}

// India has one zone and no summer time since 1945: +05:30, always.
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

const fromUtc = (date: Date) => asCalendarDate(date.toISOString().slice(0, 10))

// Every way to here has made sure of it.
const asCalendarDate = (text: string): CalendarDate => text as CalendarDate
