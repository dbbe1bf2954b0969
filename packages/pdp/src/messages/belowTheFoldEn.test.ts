import { expect, it } from 'vitest'
import { belowTheFoldEn } from './belowTheFoldEn.ts'

it.each([
  [1, 'Earn 1 point with this gift'],
  [129, 'Earn 129 points with this gift'],
  [12_000, 'Earn 12,000 points with this gift'],
])('formats %d points', (points, text) => {
  expect(belowTheFoldEn.earnPoints(points)).toBe(text)
})

it('has a different heading for products bought together with a rakhi', () => {
  expect(belowTheFoldEn.boughtTogether('rakhi')).toBe('Similar Rakhi Hampers')
  expect(belowTheFoldEn.boughtTogether('cake')).toBe('Make this gift extra special')
})
