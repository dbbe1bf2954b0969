import { describe, expect, it } from 'vitest'
import { parseCalendarDate } from './calendarDays.ts'
import { cutoffHour } from './cutoffHour.ts'
import { getDeliveryMessage, type IndianTime } from './getDeliveryMessage.ts'

const at = (day: string, hour: number, minutes = 0, seconds = 0): IndianTime => ({
  ...{ today: parseCalendarDate(day), hour, minutes, seconds },
})
const morning = at('2026-11-22', 10)

describe('the delivery message (specification 2, sections 4 and 9)', () => {
  it.each([
    [
      'counts down to the cut-off of today',
      '2026-11-22',
      at('2026-11-22', cutoffHour - 3, 30),
      'countdown',
      '2026-11-22',
    ],
    [
      'still counts down in the last second before the cut-off',
      '2026-11-22',
      at('2026-11-22', cutoffHour - 1, 59, 59),
      'countdown',
      '2026-11-22',
    ],
    [
      'shows tomorrow from the cut-off on',
      '2026-11-22',
      at('2026-11-22', cutoffHour),
      'tomorrow',
      '2026-11-23',
    ],
    ['shows tomorrow when that is the earliest date', '2026-11-23', morning, 'tomorrow', '2026-11-23'],
    ['shows an earliest date further ahead', '2026-11-25', morning, 'earliest', '2026-11-25'],
    ['moves the earliest date at the cut-off', '2026-11-25', at('2026-11-22', 23), 'earliest', '2026-11-26'],
    ['updates on a page left open overnight', '2026-11-22', at('2026-11-23', 9), 'countdown', '2026-11-23'],
    [
      'updates on a page left open for three days',
      '2026-11-22',
      at('2026-11-25', cutoffHour),
      'tomorrow',
      '2026-11-26',
    ],
    [
      'crosses the end of a year',
      '2026-12-31',
      at('2026-12-31', cutoffHour),
      'tomorrow',
      '2027-01-01',
      '2026-12-31',
    ],
  ])('%s', (_, earliest, now, kind, arrives, answered = '2026-11-22') => {
    const known = { earliest: parseCalendarDate(earliest), answered: at(answered, 10) }
    expect(getDeliveryMessage(known, now)).toMatchObject({ kind, arrives })
  })

  it('does not postpone an estimate that was made after the cut-off', () => {
    const delayed = at('2026-11-22', cutoffHour, 30)
    const known = { earliest: parseCalendarDate('2026-11-23'), answered: delayed }
    expect(getDeliveryMessage(known, delayed)).toMatchObject({ kind: 'tomorrow', arrives: '2026-11-23' })
  })

  it.each([
    [at('2026-11-22', cutoffHour - 3, 30), 'today', 2 * 3600 + 30 * 60],
    [at('2026-11-22', 0), 'today', cutoffHour * 3600],
    [at('2026-11-22', cutoffHour - 1, 59, 59), 'today', 1],
    [at('2026-11-22', cutoffHour), 'tomorrow', 24 * 3600],
    [at('2026-11-22', 23, 59, 59), 'tomorrow', cutoffHour * 3600 + 1],
  ] as const)('contains the order-by hour, and the time left until then (%o)', (now, day, seconds) => {
    const known = { earliest: parseCalendarDate('2026-11-25'), answered: morning }
    expect(getDeliveryMessage(known, now)).toMatchObject({ orderBy: { day, hour: cutoffHour, seconds } })
  })

  const own = { hours: { endHour: 14, blockedDays: ['11-24'] }, leadDays: [0, 3] }

  it.each([
    [
      'counts down to the cut-off of the product',
      '2026-11-22',
      at('2026-11-22', 13),
      'countdown',
      '2026-11-22',
      14,
    ],
    [
      'shows tomorrow from the cut-off of the product on',
      '2026-11-22',
      at('2026-11-22', 14),
      'tomorrow',
      '2026-11-23',
      14,
    ],
    [
      'does not move the date before the cut-off of the product',
      '2026-11-25',
      at('2026-11-22', 13),
      'earliest',
      '2026-11-25',
      14,
    ],
    [
      'moves the date of a courier product at its cut-off',
      '2026-11-25',
      at('2026-11-22', 15),
      'earliest',
      '2026-11-26',
      14,
    ],
    [
      'skips the blocked days of the product',
      '2026-11-22',
      at('2026-11-23', 14),
      'earliest',
      '2026-11-25',
      14,
    ],
    [
      'moves the date at each cut-off if no delivery method fits the estimate',
      '2026-12-24',
      at('2026-11-22', 15),
      'earliest',
      '2026-12-25',
      14,
    ],
  ] as const)('%s', (_, earliest, now, kind, arrives, hour) => {
    const known = { earliest: parseCalendarDate(earliest), answered: morning, ...own }
    expect(getDeliveryMessage(known, now)).toMatchObject({ kind, arrives, orderBy: { hour } })
  })

  it('asks the shopper to call when the date is unknown', () => {
    expect(getDeliveryMessage({ earliest: undefined, answered: morning }, morning)).toEqual({
      kind: 'callUs',
    })
  })
})
