import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getAnnouncedPercent } from './getAnnouncedPercent.ts'

it.each([
  [0, 0],
  [24.9, 0],
  [25, 25],
  [74, 50],
  [99.9, 75],
  [100, 100],
  [-5, 0],
  [140, 100],
  [Number.NaN, 0],
])('for a progress of %d, announces %d', (percent, said) => {
  expect(getAnnouncedPercent(percent)).toBe(said)
})

it('announces at most five steps, each when it is reached and only once', () => {
  const way = fc
    .array(fc.double({ min: 0, max: 100, noNaN: true }))
    .map((list) => list.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(way, (percents) => {
      const text = percents.map(getAnnouncedPercent)
      percents.forEach((percent, at) => {
        expect(text[at]).toBeLessThanOrEqual(percent)
        expect(percent - (text[at] ?? 0)).toBeLessThan(25)
      })
      const changes = text.filter((step, at) => step !== text[at - 1])
      expect(changes).toEqual([...new Set(text)])
    }),
  )
})
