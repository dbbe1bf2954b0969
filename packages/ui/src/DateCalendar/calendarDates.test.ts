import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from './addDays.ts'
import { daysBetween } from './daysBetween.ts'
import { isIsoDate } from './isIsoDate.ts'
import { toCalendarDate } from './toCalendarDate.ts'
import { toLocalNoon } from './toLocalNoon.ts'

const ownZone = process.env.TZ

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2199, 11, 31) })
const days = instants.map((instant) => new Date(instant).toISOString().slice(0, 10))

// Time zones that are far west, far east, offset by half an hour, or change their clocks at midnight.
const zones = [
  { zone: 'America/Los_Angeles', hour: 4 },
  { zone: 'Asia/Kolkata', hour: 17 },
  { zone: 'Africa/Cairo', hour: 14 },
  { zone: 'America/Santiago', hour: 9 },
  { zone: 'Pacific/Auckland', hour: 1 },
  { zone: 'Pacific/Pago_Pago', hour: 1 },
  { zone: 'Asia/Beirut', hour: 14 },
]

describe.each(zones)('in $zone', ({ zone, hour }) => {
  beforeEach(() => {
    process.env.TZ = zone
  })

  it('the test runs in the expected time zone, where the clock differs from UTC', () => {
    expect(new Date('2026-01-01T12:00:00Z').getHours()).toBe(hour)
  })

  it('converts a day to a local date and back', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(toCalendarDate(toLocalNoon(day))).toBe(day)
      }),
    )
  })

  it('adds days to a local date as in UTC', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
        const date = toLocalNoon(day)
        date.setDate(date.getDate() + count)
        expect(toCalendarDate(date)).toBe(addDays(day, count))
        // Some libraries start at midnight, which does not exist on every day.
        const midnight = toLocalNoon(day)
        midnight.setHours(0, 0, 0, 0)
        midnight.setDate(midnight.getDate() + count)
        expect(toCalendarDate(midnight)).toBe(addDays(day, count))
      }),
    )
  })

  it('keeps noon on the right day when a day has 23 or 25 hours', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
        const date = new Date(toLocalNoon(day).getTime() + count * 86_400_000)
        expect(toCalendarDate(date)).toBe(addDays(day, count))
      }),
    )
  })

  it('calculates with days independently of the local clock', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        const other = addDays(day, count)
        expect(isIsoDate(other)).toBe(true)
        expect(daysBetween(day, other)).toBe(count)
        expect(other > day).toBe(count > 0)
      }),
    )
  })
})

it('handles leap days and the turn of the year', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2026-11-19', '2026-11-21')).toBe(2)
})

it.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '21-11-2026', '', '0001-01-01'])(
  'rejects %j as a day',
  (text) => {
    expect(isIsoDate(text)).toBe(false)
  },
)

it('accepts every day that exists', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(isIsoDate(day)).toBe(true)
    }),
  )
})
