import { describe, expect, it } from 'vitest'
import { parseCalendarDate } from './calendarDays.ts'
import { cutoffHour } from './cutoffHour.ts'
import { isDeliveryPromiseVisible } from './deliveryPromiseHours.ts'

const today = parseCalendarDate('2026-11-22')
const at = (hour: number) => ({ today, hour, minutes: 0, seconds: 0 })
const from = (day: string) => ({ kind: 'deliverable', earliest: parseCalendarDate(day) }) as const
const unknown = { kind: 'unknown' } as const

describe('an express or next-day promise (specification 2, section 4)', () => {
  it.each([
    ['express', 'no location, at its first hour', unknown, 9, true],
    ['express', 'no location, in its last hour', unknown, 17, true],
    ['express', 'no location, before its hours', unknown, 8, false],
    ['express', 'no location, after its hours', unknown, 18, false],
    ['express', 'a location that is served today, at any hour', from('2026-11-22'), 20, true],
    ['express', 'a location that is served from tomorrow on', from('2026-11-23'), 12, false],
    ['express', 'a location that is not served', { kind: 'undeliverable' }, 12, false],
    [
      'express',
      'a serviceable location whose date is not known',
      { kind: 'deliverable', earliest: undefined },
      12,
      true,
    ],
    ['nextDay', 'no location, before the cut-off', unknown, cutoffHour - 1, true],
    ['nextDay', 'no location, after the cut-off', unknown, cutoffHour, false],
    ['nextDay', 'a location that is served tomorrow', from('2026-11-23'), 23, true],
    ['nextDay', 'a location that is served later', from('2026-11-24'), 10, false],
  ] as const)('of type %s is shown only when it can be met: %s', (kind, _, place, hour, isShown) => {
    expect(isDeliveryPromiseVisible(kind, place, at(hour))).toBe(isShown)
  })
})
