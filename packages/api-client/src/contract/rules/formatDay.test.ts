import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCalendarDate } from './calendarDays.ts'
import { formatDay, formatDayAndYear } from './formatDay.ts'

const day = parseCalendarDate('2026-11-22')

it('formats a day and its year', () => {
  expect(formatDay(day)).toBe('Sun, 22 Nov')
  expect(formatDayAndYear(day)).toBe('Sun, 22 Nov 2026')
})

it('formats a date for a locale', () => {
  expect(formatDay(day, 'hi-IN')).toBe('रवि, 22 नव॰')
  expect(formatDayAndYear(day, 'hi-IN')).toBe('रवि, 22 नव॰ 2026')
  expect(formatDay(day, 'de-DE')).toBe('So., 22. Nov.')
})

it('shows the same date in every locale, whatever the time zone', () => {
  const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, fc.constantFrom('en-GB', 'hi-IN', 'de-DE'), (date, locale) => {
      const iso = parseCalendarDate(date.toISOString().slice(0, 10))
      expect(formatDay(iso, locale)).toContain(String(date.getUTCDate()))
      expect(formatDayAndYear(iso, locale)).toContain(String(date.getUTCFullYear()))
    }),
  )
})
