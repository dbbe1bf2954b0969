import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitTime } from './splitTime.ts'

const dayOfAll = 86_400_000 + 2 * 3_600_000 + 3 * 60_000 + 4 * 1000 + 5

it.each([
  { largest: 'd', parts: { d: 1, h: 2, m: 3, s: 4, ms: 5 } },
  { largest: 'h', parts: { d: 0, h: 26, m: 3, s: 4, ms: 5 } },
  { largest: 'm', parts: { d: 0, h: 0, m: 1563, s: 4, ms: 5 } },
  { largest: 's', parts: { d: 0, h: 0, m: 0, s: 93_784, ms: 5 } },
  { largest: 'ms', parts: { d: 0, h: 0, m: 0, s: 0, ms: 93_784_005 } },
] as const)('counts the whole time in $largest and smaller units', ({ largest, parts }) => {
  expect(splitTime(dayOfAll, largest)).toEqual(parts)
})

it('loses no millisecond, and no part exceeds the size of the next larger unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.constantFrom('ms', 's', 'm', 'h', 'd'),
      (time, largest) => {
        const { d, h, m, s, ms } = splitTime(time, largest)
        expect((((d * 24 + h) * 60 + m) * 60 + s) * 1000 + ms).toBe(time)
        if (largest !== 'ms') expect(ms).toBeLessThan(1000)
        if (!['ms', 's'].includes(largest)) expect(s).toBeLessThan(60)
        if (['h', 'd'].includes(largest)) expect(m).toBeLessThan(60)
        if (largest === 'd') expect(h).toBeLessThan(24)
      },
    ),
  )
})

it('returns zero for a negative time', () => {
  expect(splitTime(-1, 'd')).toEqual({ d: 0, h: 0, m: 0, s: 0, ms: 0 })
})
