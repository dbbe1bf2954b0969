import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, parseCalendarDate } from './calendarDays.ts'
import { cutoffHour } from './cutoffHour.ts'
import { findFirstDeliveryDay, type ProductDeliveryTiming } from './findFirstDeliveryDay.ts'
import { findNextOrderDeadline, getOrderDeadline } from './findNextOrderDeadline.ts'

const day = parseCalendarDate
const at = (day: string, hour: number, minutes = 0, seconds = 0) => ({
  ...{ today: parseCalendarDate(day), hour, minutes, seconds },
})

it('uses hour 22 as the cut-off of an ordinary product (specification 2, section 9)', () => {
  expect(cutoffHour).toBe(22)
})

describe('the hour to order by (specification 2, section 4: countdown to cut-off)', () => {
  it.each([
    [
      'the cut-off of today',
      {},
      0,
      at('2026-11-22', 10),
      'today',
      '2026-11-22',
      cutoffHour,
      (cutoffHour - 10) * 3600,
    ],
    [
      'the cut-off of tomorrow, from that of today on',
      {},
      0,
      at('2026-11-22', cutoffHour),
      'tomorrow',
      '2026-11-23',
      cutoffHour,
      24 * 3600,
    ],
    [
      'the cut-off of the product',
      { endHour: 14 },
      0,
      at('2026-11-22', 13, 59, 59),
      'today',
      '2026-11-22',
      14,
      1,
    ],
    [
      'the cut-off of the last slot',
      { endHour: 22, lastSlotHour: 20 },
      0,
      at('2026-11-22', 10),
      'today',
      '2026-11-22',
      20,
      36_000,
    ],
    [
      'the cut-off of the product tomorrow once that of today has passed',
      { endHour: 14 },
      0,
      at('2026-11-22', 14),
      'tomorrow',
      '2026-11-23',
      14,
      24 * 3600,
    ],
    [
      'the cut-off of the product for a courier product too',
      { endHour: 14 },
      3,
      at('2026-11-22', 9),
      'today',
      '2026-11-22',
      14,
      5 * 3600,
    ],
    [
      'the last hour at which the product can still be made',
      { endHour: 22, preparationHours: 3, deliveredBy: 18 },
      0,
      at('2026-11-22', 10),
      'today',
      '2026-11-22',
      15,
      5 * 3600,
    ],
    [
      'the usual cut-off when there is enough time to make the product',
      { endHour: 22, preparationHours: 3, deliveredBy: 18 },
      1,
      at('2026-11-22', 10),
      'today',
      '2026-11-22',
      22,
      12 * 3600,
    ],
    [
      'midnight when the preparation takes a day',
      { preparationHours: 24 },
      0,
      at('2026-11-22', 23),
      'today',
      '2026-11-22',
      24,
      3600,
    ],
    [
      'the cut-off of the day after a blocked one',
      { endHour: 14, blockedDays: ['11-23'] },
      0,
      at('2026-11-22', 15),
      'later',
      '2026-11-24',
      14,
      47 * 3600,
    ],
  ] as const)('is %s', (_, hours: ProductDeliveryTiming, leadDays, now, day, date, hour, seconds) => {
    expect(findNextOrderDeadline(hours, leadDays, now)).toEqual({ day, date, hour, seconds })
  })

  it('is the last moment that does not change the delivery date', () => {
    fc.assert(
      fc.property(
        anyHours,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 23 }),
        (own, lead, hour) => {
          const now = at('2026-11-22', hour)
          const { date, hour: until } = findNextOrderDeadline(own, lead, now)
          const arrives = findFirstDeliveryDay(own, lead, now)
          expect(findFirstDeliveryDay(own, lead, { today: date, hour: until - 1 })).toBe(arrives)
          const after = until === 24 ? { today: addDays(date, 1), hour: 0 } : { today: date, hour: until }
          expect(findFirstDeliveryDay(own, lead, after) > arrives).toBe(true)
        },
      ),
    )
  })

  it('is found without an endless loop even if every date is blocked', () => {
    const all = Array.from({ length: 366 }, (_, day) =>
      addDays(parseCalendarDate('2028-01-01'), day).slice(5),
    )
    expect(findNextOrderDeadline({ blockedDays: all }, 0, at('2026-11-22', 10)).hour).toBeGreaterThan(0)
  })
})

describe('the order deadline of a chosen date', () => {
  it.each([
    ['the cut-off of that day', {}, 0, '2026-11-25', cutoffHour],
    ['the cut-off of the last slot on that day', { endHour: 22, lastSlotHour: 20 }, 0, '2026-11-25', 20],
    ['the cut-off of the product when it is earlier', { endHour: 14, lastSlotHour: 20 }, 0, '2026-11-25', 14],
    [
      'the cut-off of the day on which it must be sent',
      { endHour: 22, lastSlotHour: 20 },
      2,
      '2026-11-23',
      22,
    ],
    [
      'the last hour at which its preparation can start',
      { endHour: 24, preparationHours: 48 },
      0,
      '2026-11-23',
      24,
    ],
    ['not moved by blocked days in transit', { blockedDays: ['11-24'], endHour: 14 }, 0, '2026-11-25', 14],
  ] as const)('is %s', (_, hours: ProductDeliveryTiming, leadDays, date, hour) => {
    expect(getOrderDeadline(hours, leadDays, day('2026-11-25'))).toEqual({ date, hour })
  })

  it('is the last moment at which the gift still arrives on that date', () => {
    fc.assert(
      fc.property(anyHours, fc.integer({ min: 0, max: 5 }), (own, lead) => {
        const wanted = day('2026-11-25')
        const { date, hour: until } = getOrderDeadline(own, lead, wanted)
        expect(findFirstDeliveryDay(own, lead, { today: date, hour: until - 1 }) <= wanted).toBe(true)
        const after = until === 24 ? { today: addDays(date, 1), hour: 0 } : { today: date, hour: until }
        expect(findFirstDeliveryDay(own, lead, after) > wanted).toBe(true)
      }),
    )
  })
})

const anyHours = fc.record({
  endHour: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
  preparationHours: fc.option(fc.integer({ min: 1, max: 72 }), { nil: undefined }),
  deliveredBy: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
  lastSlotHour: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
  blockedDays: fc.subarray(['11-22', '11-23', '11-24', '11-26']),
})
