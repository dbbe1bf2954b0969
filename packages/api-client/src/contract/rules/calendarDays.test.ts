import { expect, it } from 'vitest'
import { isCalendarDate, parseCalendarDate, reverseDateParts, toDayMonthYear } from './calendarDays.ts'

it.each(['2026-01-01', '2026-12-31', '2028-02-29'])('parses the calendar date %s', (text) => {
  expect(parseCalendarDate(text)).toBe(text)
})

it.each([
  '',
  '2026-00-10',
  '2026-13-01',
  '2026-02-29',
  '2026-11-00',
  '2026-11-31',
  '2026-1-2',
  '26-11-30',
  '12026-11-30',
  '2026-11-301',
  '2026-11-30T00:00',
  ' 2026-11-30',
])('rejects %j as a calendar date', (text) => {
  expect(() => parseCalendarDate(text)).toThrow(
    `calendar date: "${text}" is no YYYY-MM-DD day of the calendar.`,
  )
})

it('accepts the number of a month and day without a leading zero only where the wire allows it', () => {
  expect([isCalendarDate('2026-1-2'), isCalendarDate('2026-0-2')]).toEqual([true, false])
})

it('converts between the order of a calendar date and that of the wire', () => {
  expect(toDayMonthYear(parseCalendarDate('2026-11-30'))).toBe('30-11-2026')
  expect(reverseDateParts('30-11-2026')).toBe('2026-11-30')
})
