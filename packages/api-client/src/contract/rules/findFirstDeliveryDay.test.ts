import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCalendarDate } from './calendarDays.ts'
import { cutoffHour } from './cutoffHour.ts'
import { findFirstDeliveryDay, type ProductDeliveryTiming } from './findFirstDeliveryDay.ts'

const at = (day: string, hour: number) => ({ today: parseCalendarDate(day), hour })

describe('the first delivery date of an order placed now (specification 2, sections 3 and 4)', () => {
  it.each([
    ['is today before the cut-off', {}, 0, at('2026-11-22', cutoffHour - 1), '2026-11-22'],
    ['is tomorrow from the cut-off', {}, 0, at('2026-11-22', cutoffHour), '2026-11-23'],
    ['is later by the days in transit', {}, 3, at('2026-11-22', cutoffHour - 1), '2026-11-25'],
    ['is today before its own cut-off', { endHour: 14 }, 0, at('2026-11-22', 13), '2026-11-22'],
    ['is tomorrow from its own cut-off', { endHour: 14 }, 0, at('2026-11-22', 14), '2026-11-23'],
    [
      'is today while a slot can be ordered',
      { endHour: 22, lastSlotHour: 20 },
      0,
      at('2026-11-22', 19),
      '2026-11-22',
    ],
    [
      'is tomorrow from the cut-off of the last slot',
      { endHour: 22, lastSlotHour: 20 },
      0,
      at('2026-11-22', 20),
      '2026-11-23',
    ],
    [
      'offers the slots of a later day all evening',
      { endHour: 22, lastSlotHour: 20 },
      1,
      at('2026-11-22', 21),
      '2026-11-23',
    ],
    ['treats a cut-off of midnight as none', { endHour: 24 }, 0, at('2026-11-22', 23), '2026-11-22'],
    ['is not before the product is made', { preparationHours: 48 }, 0, at('2026-11-22', 10), '2026-11-24'],
    [
      'is the next day when the product cannot be made in time',
      { endHour: 22, preparationHours: 3, deliveredBy: 18 },
      0,
      at('2026-11-22', 15),
      '2026-11-23',
    ],
    [
      'is the same day when the product can just be made in time',
      { endHour: 22, preparationHours: 3, deliveredBy: 18 },
      0,
      at('2026-11-22', 14),
      '2026-11-22',
    ],
    ['skips a blocked day', { blockedDays: ['11-22'] }, 0, at('2026-11-22', 10), '2026-11-23'],
    [
      'skips consecutive blocked days across the end of the year',
      { blockedDays: ['12-31', '01-01'] },
      0,
      at('2026-12-30', 23),
      '2027-01-02',
    ],
    ['crosses a leap day', { blockedDays: ['02-29'] }, 0, at('2028-02-28', cutoffHour), '2028-03-01'],
  ] as const)('%s', (_, hours: ProductDeliveryTiming, leadDays, now, expected) => {
    expect(findFirstDeliveryDay(hours, leadDays, now)).toBe(expected)
  })

  it('never moves to an earlier date as the hours pass', () => {
    const lead = fc.integer({ min: 0, max: 9 })
    const earlier = fc.integer({ min: 0, max: 22 })
    fc.assert(
      fc.property(anyHours, lead, earlier, (own, days, hour) => {
        const [before, after] = [hour, hour + 1].map((one) =>
          findFirstDeliveryDay(own, days, at('2026-11-22', one)),
        )
        expect(before !== undefined && after !== undefined && before <= after).toBe(true)
      }),
    )
  })
})

const anyHours = fc.record({
  endHour: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
  preparationHours: fc.option(fc.integer({ min: 1, max: 72 }), { nil: undefined }),
  deliveredBy: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
  lastSlotHour: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
  blockedDays: fc.subarray(['11-22', '11-23', '11-24', '12-25']),
})
