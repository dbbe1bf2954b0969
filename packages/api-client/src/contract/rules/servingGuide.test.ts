import { expect, it } from 'vitest'
import { findServingsByWeight } from './servingGuide.ts'

it.each([
  ['0.5Kg', '4-6'],
  ['0.5 Kg', '4-6'],
  ['1 Kg', '10-12'],
  ['1.0kg', '10-12'],
  ['1.5Kg', '14-16'],
  ['2Kg', '20-22'],
  ['2.5 Kg', '24-26'],
  ['3Kg', '30-32'],
  ['4Kg', '40-42'],
  [' 1.50 kg ', '14-16'],
  ['10Kg', undefined],
  ['11 Kg', undefined],
  ['x1 Kg', undefined],
  ['1 Kgs', undefined],
  ['5Kg', undefined],
  ['6 Pcs', undefined],
  ['', undefined],
])('a cake of %s serves %s (specification 2, section 4)', (weight, people) => {
  expect(findServingsByWeight(weight)).toBe(people)
})
