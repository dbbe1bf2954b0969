import { expect, it } from 'vitest'
import { missingBudgets } from './missingBudgets.ts'

it('names every published package without a budget', () => {
  expect(missingBudgets(['cart', 'gift', 'ui', 'toString'], { cart: 7, ui: 7 })).toEqual(['gift', 'toString'])
})

it('is content with a budget of nothing', () => {
  expect(missingBudgets(['gift'], { gift: 0 })).toEqual([])
})
