import { expect, it } from 'vitest'
import { clampQuantity } from './quantity.ts'

it.each([
  [-1, 1],
  [0, 1],
  [1, 1],
  [2.9, 2],
  [10, 10],
  [11, 10],
  [1e9, 10],
])('clamps a quantity of %d to %d', (quantity, clamped) => {
  expect(clampQuantity(quantity)).toBe(clamped)
})
