import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, parseCalendarDate, toIndianDate } from './calendarDays.ts'
import {
  type DeliveryDateRules,
  getDayUnavailableReason,
  getDeliverySlotType,
  isSunday,
} from './deliveryDays.ts'
import { isHighlightedDate } from './isHighlightedDate.ts'

const day = parseCalendarDate
/** A Monday. */
const monday = day('2026-11-23')
const sunday = day('2026-11-22')

const days: DeliveryDateRules = {
  ...{ today: monday, first: monday, last: day('2027-11-23') },
  ...{ vendorFrom: 0, courierFrom: 3, blocked: [] },
}

describe('the delivery dates (2 §4)', () => {
  it.each([
    ['open today', '2026-11-23', {}, undefined],
    ['open on the last day', '2027-11-23', {}, undefined],
    ['past for yesterday', '2026-11-22', {}, 'past'],
    [
      'too early before the earliest date',
      '2026-11-24',
      { first: day('2026-11-25'), vendorFrom: 2 },
      'tooEarly',
    ],
    [
      'past rather than too early when both apply',
      '2026-11-20',
      { first: day('2026-11-25'), vendorFrom: 2 },
      'past',
    ],
    ['too late after the last date', '2027-11-24', {}, 'tooLate'],
    ['blocked by the merchant', '2026-11-26', { blocked: [day('2026-11-26')] }, 'blocked'],
    ['open on a Sunday within the vendor window', '2026-11-29', {}, undefined],
    [
      'open on a Sunday within the courier window',
      '2026-11-29',
      { vendorFrom: -1, first: day('2026-11-26') },
      undefined,
    ],
    [
      'closed on a Sunday before both windows',
      '2026-11-29',
      { vendorFrom: 8, courierFrom: 7, first: day('2026-11-25') },
      'sunday',
    ],
    [
      'closed on a Sunday without vendor and courier',
      '2026-11-29',
      { vendorFrom: -1, courierFrom: -1 },
      'sunday',
    ],
    [
      'open on the Monday before both windows',
      '2026-11-30',
      { vendorFrom: 8, courierFrom: 8, first: day('2026-11-25') },
      undefined,
    ],
  ] as const)('are %s', (_, date, differing, why) => {
    expect(getDayUnavailableReason({ ...days, ...differing }, day(date))).toBe(why)
  })

  it('exclude the date that is already chosen', () => {
    expect(getDayUnavailableReason(days, monday, monday)).toBe('current')
    expect(getDayUnavailableReason(days, addDays(monday, 1), monday)).toBeUndefined()
  })

  it('exclude Sundays on which neither vendor nor courier delivers, and dates outside the delivery period', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: -40, max: 400 }), (known, ahead) => {
        const date = addDays(known.today, ahead)
        if (getDayUnavailableReason(known, date) !== undefined) return
        expect(date >= known.first && date <= known.last).toBe(true)
        const offsets = [known.vendorFrom, known.courierFrom].filter((from) => from >= 0)
        if (isSunday(date)) expect(offsets.some((from) => ahead >= from)).toBe(true)
      }),
    )
  })
})

describe('the slot type (2 §4)', () => {
  it.each([
    ['1 where a vendor delivers', { courierFrom: -1 }, '2026-11-23', 'vendor'],
    ['2 from the first courier date on', { vendorFrom: -1 }, '2026-11-26', 'courier'],
    ['undefined before the first courier date', { vendorFrom: -1 }, '2026-11-25', undefined],
    ['1 before the first courier date where a vendor delivers', {}, '2026-11-25', 'vendor'],
    ['2 from the first courier date on where both deliver', {}, '2026-11-26', 'courier'],
    ['2 for a Sunday when today is a Monday', {}, '2026-11-29', 'courier'],
    ['1 for a Sunday when today is a Sunday and both deliver', { today: sunday }, '2026-11-29', 'vendor'],
    ['2 for a Monday when today is a Sunday', { today: sunday }, '2026-11-30', 'courier'],
    ['2 from Sunday to Sunday without a vendor', { today: sunday, vendorFrom: -1 }, '2026-11-29', 'courier'],
    [
      '2 from Sunday to Sunday before the vendor is ready',
      { today: sunday, vendorFrom: 9 },
      '2026-11-29',
      'courier',
    ],
    ['1 from Sunday to Sunday without a courier', { today: sunday, courierFrom: -1 }, '2026-11-29', 'vendor'],
    ['1 across a leap day', { today: day('2028-02-28'), courierFrom: 3 }, '2028-03-01', 'vendor'],
    ['2 after a leap day', { today: day('2028-02-28'), courierFrom: 2 }, '2028-03-01', 'courier'],
    ['2 across the end of the year', { today: day('2026-12-30'), courierFrom: 3 }, '2027-01-02', 'courier'],
    ['undefined without vendor and courier', { vendorFrom: -1, courierFrom: -1 }, '2026-11-26', undefined],
  ] as const)('is %s', (_, differing, date, by) => {
    expect(getDeliverySlotType({ ...days, ...differing }, day(date))).toBe(by)
  })

  it('the slot type always names a delivery method that is available on that date', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 0, max: 400 }), (known, ahead) => {
        const by = getDeliverySlotType(known, addDays(known.today, ahead))
        if (by === 'courier') expect(known.courierFrom >= 0 && ahead >= known.courierFrom).toBe(true)
        if (by === 'vendor') expect(known.vendorFrom).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it('Sundays are the same as in the calendar of the platform, in every time zone', () => {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Kolkata' })
  fc.assert(
    fc.property(instants, (now) => {
      expect(isSunday(toIndianDate(now))).toBe(weekday.format(now) === 'Sunday')
    }),
  )
})

it.each([
  ['2027-02-07', true],
  ['2027-02-13', true],
  ['2027-02-14', true],
  ['2028-02-15', true],
  ['2027-02-12', false],
  ['2027-03-14', false],
] as const)('the calendar marks the date %s: %s (2 §2)', (date, is) => {
  expect(isHighlightedDate(day(date))).toBe(is)
})

const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

const offset = fc.integer({ min: -1, max: 30 })

const anyDays = fc
  .record({
    now: instants,
    first: fc.integer({ min: 0, max: 30 }),
    last: fc.integer({ min: 30, max: 365 }),
    vendorFrom: offset,
    courierFrom: offset,
    blocked: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 4 }),
  })
  .map(({ now, first, last, vendorFrom, courierFrom, blocked }): DeliveryDateRules => {
    const today = toIndianDate(now)
    return {
      today,
      first: addDays(today, first),
      last: addDays(today, last),
      ...{ vendorFrom, courierFrom },
      blocked: blocked.map((ahead) => addDays(today, ahead)),
    }
  })
