import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../DateCalendar/addDays.ts'
import { formatDay } from './formatDay.ts'

it('formats the day before the month', () => {
  expect(formatDay('2026-11-21')).toBe('21-11-2026')
  expect(formatDay('2027-02-03')).toBe('03-02-2027')
})

it('formats every day so that parsing returns the same day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (count) => {
      const day = addDays('2026-01-01', count)
      expect(formatDay(day)).toMatch(/^\d{2}-\d{2}-\d{4}$/)
      expect(formatDay(day).split('-').reverse().join('-')).toBe(day)
    }),
  )
})

it.each(['', '2026-02-30', '21-11-2026', 'tomorrow'])('returns an empty text for %j', (day) => {
  expect(formatDay(day)).toBe('')
})
