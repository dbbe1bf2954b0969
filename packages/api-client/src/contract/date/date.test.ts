import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayMonthYearSchema,
  parseCalendarDate,
  toDayMonthYear,
  toIndianDate,
  toIndianHour,
} from './index.ts'

const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

describe('calendar dates', () => {
  it('use the time zone of India, whatever the time zone of the machine', () => {
    expect(toIndianDate(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21')
    expect(toIndianDate(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22')
    expect(toIndianHour(new Date('2026-11-21T16:30:00Z'))).toBe(22)
  })

  it("agree with the platform's `Intl` calendar at every instant", () => {
    const platform = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
    fc.assert(
      fc.property(instants, (now) => {
        expect(toIndianDate(now)).toBe(platform.format(now))
      }),
    )
  })

  it('are the same after adding and subtracting the same number of days', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -1000, max: 1000 }), (now, days) => {
        const date = toIndianDate(now)
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
    )
    expect(addDays(parseCalendarDate('2028-02-28'), 1)).toBe('2028-02-29')
    expect(addDays(parseCalendarDate('2026-12-31'), 1)).toBe('2027-01-01')
  })

  it('round-trip as DD-MM-YYYY', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const date = toIndianDate(now)
        expect(safeParse(dayMonthYearSchema, toDayMonthYear(date)).output).toBe(date)
      }),
    )
  })

  it.each(['31-02-2026', '29-02-2026', '00-01-2026', '1-1-2026', '2026-01-01', '', '01-13-2026'])(
    'cannot be parsed from %j',
    (text) => {
      expect(safeParse(dayMonthYearSchema, text).success).toBe(false)
    },
  )
})
