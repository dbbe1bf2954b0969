import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateOrder } from './estimateOrder.ts'
import { paise } from './paise.ts'

const price = paise(99_900)

it.each([
  [10, 0, 99_900],
  [49, 0, 99_900],
  [50, 5, 94_900],
  [99, 5, 94_900],
  [100, 8, 91_900],
  [250, 12, 87_900],
  [500, 15, 84_900],
  [100_000, 15, 84_900],
])('discounts %i pieces of ₹999 by %i percent', (quantity, percentOff, each) => {
  expect(estimateOrder(price, quantity, 1)).toEqual({ quantity, percentOff, each, total: each * quantity })
})

it('estimates the minimum quantity when a smaller one is requested', () => {
  expect(estimateOrder(price, 3, 50)).toMatchObject({ quantity: 50, percentOff: 5, total: 94_900 * 50 })
})

it('lowers the unit price as the quantity grows, and rounds it to whole rupees', () => {
  const pieces = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(pieces, pieces, fc.integer({ min: 100, max: 1_000_000 }), (a, b, amount) => {
      const [few, many] = [Math.min(a, b), Math.max(a, b)].map((count) =>
        estimateOrder(paise(amount), count, 1),
      )
      expect(many?.each).toBeLessThanOrEqual(few?.each ?? 0)
      expect((many?.each ?? 1) % 100).toBe(0)
    }),
  )
})
