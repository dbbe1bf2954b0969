import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeScrollOffset } from './computeScrollOffset.ts'

const frame = { left: 0, right: 300 }

it.each([
  ['inside', 100, 200, 0],
  ['beyond the right edge', 280, 400, 120],
  ['beyond the left edge', -60, 40, -80],
  ['at the right edge without its margin', 200, 290, 10],
  ['wider than the viewport', 50, 500, 30],
] as const)('scrolls to an element that is %s', (_, left, right, by) => {
  expect(computeScrollOffset({ left, right }, frame, 20)).toBe(by)
})

it('makes any element that fits completely visible, and does not scroll if it already is', () => {
  const pieces = fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: 1, max: 260 }))
  fc.assert(
    fc.property(pieces, ([left, width]) => {
      const by = computeScrollOffset({ left, right: left + width }, frame, 20)
      const after = { left: left - by, right: left + width - by }
      expect(after.left).toBeGreaterThanOrEqual(frame.left)
      expect(after.right).toBeLessThanOrEqual(frame.right)
      expect(computeScrollOffset(after, frame, 20)).toBe(0)
    }),
  )
})
