import { expect, it } from 'vitest'
import { clampQuantity, quantityLimits } from './quantity.ts'

const { min, max } = quantityLimits

it('limits the quantity of a cart line to 1 to 10 (specification 1, section 9)', () => {
  expect(quantityLimits).toEqual({ min: 1, max: 10 })
})

it.each([
  [-1, min],
  [min - 1, min],
  [min, min],
  [min + 1.9, min + 1],
  [max, max],
  [max + 1, max],
  [1e9, max],
])('clamps a quantity of %d to %d', (quantity, clamped) => {
  expect(clampQuantity(quantity)).toBe(clamped)
})
