import { expect, it } from 'vitest'
import { findPackagesWithoutBudget } from './findPackagesWithoutBudget.ts'

it('lists every published package without a budget', () => {
  expect(findPackagesWithoutBudget(['cart', 'gift', 'ui', 'toString'], { cart: 7, ui: 7 })).toEqual([
    'gift',
    'toString',
  ])
})

it('accepts a budget of zero', () => {
  expect(findPackagesWithoutBudget(['gift'], { gift: 0 })).toEqual([])
})
