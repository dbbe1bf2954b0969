import { expect, it } from 'vitest'
import { missingBudgets } from './missingBudgets.ts'

it('lists every published package without a budget', () => {
  expect(missingBudgets(['cart', 'gift', 'ui', 'toString'], { cart: 7, ui: 7 })).toEqual(['gift', 'toString'])
})

it('accepts a budget of zero', () => {
  expect(missingBudgets(['gift'], { gift: 0 })).toEqual([])
})
