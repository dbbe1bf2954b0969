import { addDays, type CalendarDate, toIndianDate, toIndianHour } from '@store/api-client/contract/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSampleRows } from '../sample/createSampleRows.ts'
import { findNextSlot } from './findNextSlot.ts'

const today = toIndianDate(new Date('2026-11-23T00:00:00+05:30'))
const at = (hour: number, minute = 0) =>
  new Date(Date.parse('2026-11-23T00:00:00+05:30') + (hour * 60 + minute) * 60_000)
const startAt = (day: CalendarDate, earliest: CalendarDate | undefined, now: Date) =>
  findNextSlot(createSampleRows().deliverySlots, day, earliest, now)?.startHour

describe('the next slot', () => {
  it.each([
    [0, 0, 9],
    [6, 59, 9],
    [7, 0, 12],
    [9, 59, 12],
    [10, 0, 15],
    [13, 0, 18],
    [19, 59, 18],
    [20, 0, undefined],
    [23, 59, undefined],
  ])('of today at %d:%d in India begins at %s', (hour, minute, start) => {
    expect(startAt(today, today, at(hour, minute))).toBe(start)
  })

  it('of a later day is the first slot of that day, and there is none before the first delivery date', () => {
    expect(startAt(addDays(today, 1), today, at(23))).toBe(9)
    expect(startAt(today, addDays(today, 1), at(6))).toBeUndefined()
    expect(startAt(today, undefined, at(6))).toBeUndefined()
  })

  it('is the first slot of the day that can still be ordered', () => {
    const hour = fc.integer({ min: 0, max: 23 })
    const slot = fc
      .record({ startHour: hour, hours: fc.integer({ min: 1, max: 6 }), cutoffHour: hour })
      .map(({ startHour, hours, cutoffHour }) => ({
        ...{ id: `${startHour}-${hours}-${cutoffHour}`, startHour, cutoffHour, cost: 0 },
        endHour: Math.min(24, startHour + hours),
      }))
    const days = fc.integer({ min: -2, max: 3 })
    fc.assert(
      fc.property(
        fc.array(slot),
        days,
        days,
        fc.integer({ min: 0, max: 24 * 60 - 1 }),
        (slots, wanted, first, minute) => {
          const now = at(0, minute)
          const day = addDays(today, wanted)
          const earliest = addDays(today, Math.max(0, first))
          const found = findNextSlot(slots, day, earliest, now)
          const open = slots.filter(({ cutoffHour }) => day > today || toIndianHour(now) < cutoffHour)
          if (day < earliest || open.length === 0) expect(found).toBeUndefined()
          else {
            expect(open).toContain(found)
            expect(found?.startHour).toBe(Math.min(...open.map(({ startHour }) => startHour)))
          }
        },
      ),
    )
  })
})
