import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from './addDays.ts'
import { calendarEn } from './calendarEn.ts'
import { daysBetween } from './daysBetween.ts'
import { describeMonthDays } from './describeMonthDays.ts'
import { findBlockedReason } from './findBlockedReason.ts'
import { findFirstAvailableDay } from './findFirstAvailableDay.ts'
import { formatMonthAndWeekdayNames, toDateParts } from './formatMonthAndWeekdayNames.ts'

const names = formatMonthAndWeekdayNames('en-IN')
const wordsOf = (day: string) => toDateParts(day, names)
const day = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count))

it('returns the most relevant of several reasons why a day is unavailable', () => {
  const rules = { today: '2026-11-19', min: '2026-11-21', max: '2026-11-28', blocked: () => 'Fully booked' }
  const reason = (asked: string) => findBlockedReason(asked, rules, calendarEn, wordsOf)
  expect(reason('2026-11-18')).toBe('This date has passed')
  expect(reason('2026-11-19')).toBe('The earliest date is 21 November')
  expect(reason('2026-11-20')).toBe('The earliest date is 21 November')
  expect(reason('2026-11-21')).toBe('Fully booked')
  expect(reason('2026-11-28')).toBe('Fully booked')
  expect(reason('2026-11-29')).toBe('The latest date is 28 November')
})

it('finds the first available day, before which every day has a reason', () => {
  const rules = fc.record({
    today: day,
    min: fc.option(day, { nil: undefined }),
    max: fc.option(day, { nil: undefined }),
    rhythm: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(rules, day, ({ rhythm, ...bounds }, from) => {
      const request = {
        ...bounds,
        blocked: (other: string) =>
          daysBetween('2026-01-01', other) % rhythm === 0 ? undefined : 'Fully booked',
      }
      const reason = (other: string) => findBlockedReason(other, request, calendarEn, wordsOf)
      const first = findFirstAvailableDay(request, from)
      const [, start = from] = [from, request.today].toSorted()
      if (first === undefined) {
        for (let count = 0; count < 30; count++) expect(reason(addDays(start, count))).toBeDefined()
        return
      }
      expect(reason(first)).toBeUndefined()
      for (let other = start; other < first; other = addDays(other, 1)) expect(reason(other)).toBeDefined()
    }),
  )
})

it('stops searching after a year without an available day', () => {
  expect(findFirstAvailableDay({ today: '2026-11-19', blocked: () => 'Closed' })).toBeUndefined()
})

it('describes each day of the month once, first to last', () => {
  const month = describeMonthDays('2028-02', {
    today: '2028-02-10',
    value: '2028-02-14',
    marked: (asked) => (asked.endsWith('-02-14') ? "Valentine's Day" : undefined),
    messages: calendarEn,
    names,
  })
  expect([...month.keys()]).toEqual(Array.from({ length: 29 }, (_, count) => addDays('2028-02-01', count)))
  expect(month.get('2028-02-09')?.name).toBe('Wednesday 9 February 2028, This date has passed')
  expect(month.get('2028-02-14')?.name).toBe("Monday 14 February 2028, Valentine's Day, selected")
})

it('calls the blocked callback once for each day', () => {
  const requests: string[] = []
  const blocked = (other: string) => {
    requests.push(other)
    return undefined
  }
  describeMonthDays('2026-12', { today: '2026-11-19', value: '', blocked, messages: calendarEn, names })
  expect(requests).toHaveLength(31)
})

it('uses the names of the locale', () => {
  expect(names.weekdays[0]).toBe('Sunday')
  expect(names.months[11]).toBe('December')
  expect(formatMonthAndWeekdayNames('hi-IN').months[10]).toBe('नवंबर')
})
